import { opensStaffPage } from '#web/lib/session/page-access.ts'
import type { SideLink } from '#web/ui/frame/side-links.ts'

/** The rooms of the shop's staff. One that a role has no key to is not on the list. */
const rooms: readonly SideLink[] = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/sales', label: 'Sales' },
  { to: '/admin/support', label: 'Support' },
  { to: '/admin/customers', label: 'Customers' },
  { to: '/admin/licenses', label: 'Licenses' },
  { to: '/admin/creators', label: 'Creators' },
  { to: '/admin/featured', label: 'Featured' },
  { to: '/admin/releases', label: 'Releases' },
  { to: '/admin/payouts', label: 'Payouts' },
  { to: '/admin/books', label: 'Books' },
]

export const staffLinks = (roles: readonly string[]): SideLink[] => rooms.filter(({ to }) => opensStaffPage(to, roles))
