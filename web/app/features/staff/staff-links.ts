import { type StaffArea, staffLevel } from '#contract/permissions.ts'
import type { SideLink } from '#web/ui/frame/side-links.ts'

/** The rooms of the shop's staff. One that a role has no key to is not on the list. */
const rooms: readonly (SideLink & { area?: StaffArea })[] = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/sales', label: 'Sales', area: 'sales' },
  { to: '/admin/customers', label: 'Customers', area: 'sales' },
  { to: '/admin/licenses', label: 'Licenses', area: 'licenses' },
  { to: '/admin/creators', label: 'Creators', area: 'creators' },
  { to: '/admin/releases', label: 'Releases', area: 'releases' },
]

export const staffLinks = (roles: readonly string[]): SideLink[] =>
  rooms.filter(({ area }) => area === undefined || staffLevel(area, roles) !== 'no').map(({ to, label }) => ({ to, label }))
