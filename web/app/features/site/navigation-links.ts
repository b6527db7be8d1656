import type { User } from '#contract/identity/user.ts'

export type NavigationLink = { to: string; label: string }

/** The links of the bar: Discover is hidden on home, Resources is for creators, Become a creator for everyone else. */
export const linksFor = (user: User | null, pathname: string): NavigationLink[] => {
  const links: NavigationLink[] = []
  if (pathname !== '/') links.push({ to: '/', label: 'Discover' })
  if (user?.isCreator) links.push({ to: '/resources', label: 'Resources' })
  if (!user?.isCreator && pathname !== '/become-a-creator') links.push({ to: '/become-a-creator', label: 'Become a creator' })
  return links
}

/** The entries of the user menu, besides Logout. */
export const menuFor = (user: User): NavigationLink[] => [
  { to: '/account/licenses', label: 'Licenses' },
  { to: '/account/settings', label: 'Account' },
  ...(user.staffRoles.length > 0 ? [{ to: '/admin', label: 'Admin' }] : []),
  ...(user.isCreator || user.creatorId !== undefined ? [{ to: '/creator', label: 'Creator' }] : []),
]

/** A user's name in the menu; without a name, the e-mail. */
export const displayName = (user: User): string => user.name.trim() || user.email
