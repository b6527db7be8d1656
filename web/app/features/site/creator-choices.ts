import type { CreatorSummary } from '#contract/creators.ts'
import type { User } from '#contract/identity.ts'
import { mayActForCreators } from '#contract/permissions.ts'
import type { MenuGroup } from '#web/ui/menu.tsx'

/** More than these have no room in a menu and are searched in a dialog. */
const mostInMenu = 8

export type SwitchKind = 'none' | 'menu' | 'dialog'

/** How somebody changes the creator they act for. One creator of one's own needs no choice; staff may act for any. */
export const switchKind = (user: User): SwitchKind => {
  const count = user.accessibleCreators ?? 0
  if (mayActForCreators(user.staffRoles)) return count === 0 ? 'none' : 'dialog'
  if (count < 2) return 'none'
  return count > mostInMenu ? 'dialog' : 'menu'
}

/** Staff in the place of a creator that is not their own can step back out of it. */
export const mayStopActing = (user: User): boolean => user.creatorId !== undefined && !user.isCreator && mayActForCreators(user.staffRoles)

type ChoiceActions = { mark: MenuGroup['entries'][number]['icon']; choose: (creatorId: string) => unknown }

/** The part of the user menu that lists creators; until they are here, it says so. */
export const choiceGroup = (
  creators: readonly CreatorSummary[] | undefined,
  activeId: string | undefined,
  actions: ChoiceActions,
): MenuGroup => ({
  heading: 'Creator',
  entries: creators
    ? creators.map(({ id, name }) => ({
        id,
        label: name,
        ...(id === activeId && { hint: actions.mark }),
        run: () => (id === activeId ? undefined : actions.choose(id)),
      }))
    : [{ id: 'loading', label: 'Loading', disabled: true, run: () => undefined }],
})
