import type { ReactNode } from 'react'
import { SideFrame } from '#web/ui/frame/side-frame.tsx'
import { BehindWorkbench } from '#web/ui/frame/workbench.tsx'
import { ActingLine } from './acting-line.tsx'
import { useStudioNavigation } from './use-studio-navigation.tsx'

/**
 * The frame around every page of the studio: the links at the side, or collapsed on a phone, and the notice while staff act for the
 * creator.
 */
export const StudioFrame = ({ children }: { children: ReactNode }) => {
  const { navigation, actingUntil } = useStudioNavigation()
  return (
    <SideFrame {...navigation}>
      {actingUntil && (
        <BehindWorkbench>
          <ActingLine name={navigation.name} until={actingUntil} />
        </BehindWorkbench>
      )}
      {children}
    </SideFrame>
  )
}
