import { useLocation } from 'react-router'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import type { Rooms } from '#web/ui/frame/side-frame.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { studioLinks } from './studio-links.ts'

/** The rooms that the visitor's roles open, whose studio it is, and whether staff are in the creator's place. */
export const useStudioRooms = (): {
  rooms: Rooms /** When it ends that staff are in the creator's place. */
  actingUntil: string | undefined
} => {
  const user = useUser()
  const creator = useCreator()
  const { pathname } = useLocation()
  return {
    actingUntil: user?.actingUntil,
    rooms: {
      label: 'Studio',
      links: studioLinks(user?.creatorRoles ?? []),
      pathname,
      name: creator?.name ?? user?.creatorId ?? '',
      mark: <Cover src={creator?.logoUrl ?? null} alt="" width={56} className="size-7 shrink-0 rounded-small" />,
    },
  }
}
