import type { ReactNode } from 'react'
import { SideFrame } from '#web/ui/frame/side-frame.tsx'
import { ActingLine } from './acting-line.tsx'
import { useStudioRooms } from './use-studio-rooms.tsx'

/** What stands around every page of the studio: the rooms at the side, or folded on a phone, and for whom staff act. */
export const StudioFrame = ({ children }: { children: ReactNode }) => {
  const { rooms, actingUntil } = useStudioRooms()
  return (
    <SideFrame {...rooms}>
      {actingUntil && <ActingLine name={rooms.name} until={actingUntil} />}
      {children}
    </SideFrame>
  )
}
