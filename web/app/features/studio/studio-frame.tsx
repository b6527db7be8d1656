import type { ReactNode } from 'react'
import { SideFrame } from '#web/ui/frame/side-frame.tsx'
import { ActingLine } from './acting-line.tsx'
import { useStudioRooms } from './use-studio-rooms.tsx'

/**
 * The frame around every page of the studio: the links at the side, or collapsed on a phone, and the notice while staff act for the
 * creator.
 */
export const StudioFrame = ({ children }: { children: ReactNode }) => {
  const { rooms, actingUntil } = useStudioRooms()
  return (
    <SideFrame {...rooms}>
      {actingUntil && <ActingLine name={rooms.name} until={actingUntil} />}
      {children}
    </SideFrame>
  )
}
