import { mayActForCreators } from '#contract/core/permissions.ts'
import type { CreatorSummary } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'
import type { MenuGroup } from '#web/ui/overlays/menu.tsx'

/** With more than these, creators are searched in a dialog instead of listed in a menu. */
const maxInMenu = 8

/** Staff may act for any creator, and there are too many for a menu. */
export const choosesByDialog = (user: User): boolean => mayActForCreators(user.staffRoles) && (user.accessibleCreators ?? 0) > 0

/** A member may belong to several creators; they are loaded when the menu is about to open. */
export const choosesInMenu = (user: User): boolean => user.isCreator && !choosesByDialog(user)

/** Staff who act for a creator can stop doing so. */
export const mayStopActing = (user: User): boolean => user.actingUntil !== undefined

type ChoiceActions = {
  mark: MenuGroup['entries'][number]['hint']
  choose: (creatorId: string) => unknown
  search: () => unknown
}

/** The part of the user menu that lists creators; empty for members of only one. */
export const choiceGroups = (creators: readonly CreatorSummary[], activeId: string | undefined, actions: ChoiceActions): MenuGroup[] => {
  if (creators.length < 2) return []
  if (creators.length > maxInMenu) return [{ entries: [{ id: 'switch', label: 'Switch creator', run: actions.search }] }]
  const entries = creators.map(({ id, name }) => ({
    id,
    label: name,
    ...(id === activeId && { hint: actions.mark }),
    run: () => (id === activeId ? undefined : actions.choose(id)),
  }))
  return [{ heading: 'Creator', entries }]
}
