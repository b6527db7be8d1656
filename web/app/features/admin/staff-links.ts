import { opensStaffPage } from '#web/lib/session/page-access.ts'
import type { SideLink } from '#web/ui/frame/side-links.ts'

/** The areas for staff. Those that a role may not open are left out. */
const areas: readonly SideLink[] = [
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

export const staffLinks = (roles: readonly string[]): SideLink[] => areas.filter(({ to }) => opensStaffPage(to, roles))
