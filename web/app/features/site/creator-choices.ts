import { mayActForCreators } from '#contract/core/permissions.ts'
import type { CreatorSummary } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'
import type { MenuGroup } from '#web/ui/overlays/menu.tsx'

/** More than these have no room in a menu and are searched in a dialog. */
const maxInMenu = 8

/** Staff may act for any creator, and there are many. */
export const choosesByDialog = (user: User): boolean => mayActForCreators(user.staffRoles) && (user.accessibleCreators ?? 0) > 0

/** A member may belong to several creators; which ones is asked when the menu is about to open. */
export const choosesInMenu = (user: User): boolean => user.isCreator && !choosesByDialog(user)

/** Staff in the place of a creator that is not their own can step back out of it. */
export const mayStopActing = (user: User): boolean => user.actingUntil !== undefined

type ChoiceActions = {
  mark: MenuGroup['entries'][number]['hint']
  choose: (creatorId: string) => unknown
  search: () => unknown
}

/** The part of the user menu that lists creators. Whoever has one has nothing to choose. */
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
