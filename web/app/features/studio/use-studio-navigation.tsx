import { useLocation } from 'react-router'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import type { AreaNavigation } from '#web/ui/frame/side-frame.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { studioLinks } from './studio-links.ts'

/** The areas that the user's roles open, the creator, and whether staff act for it. */
export const useStudioNavigation = (): {
  navigation: AreaNavigation
  /** Until when staff act for the creator. */
  actingUntil: string | undefined
} => {
  const user = useUser()
  const creator = useCreator()
  const { pathname } = useLocation()
  return {
    actingUntil: user?.actingUntil,
    navigation: {
      label: 'Studio',
      links: studioLinks(user?.creatorRoles ?? []),
      pathname,
      name: creator?.name ?? user?.creatorId ?? '',
      mark: <Cover src={creator?.logoUrl ?? null} alt="" width={56} className="size-7 shrink-0 rounded-small" />,
    },
  }
}
