import { opensCreatorPage } from '#web/lib/session/page-access.ts'
import type { SideLink } from '#web/ui/frame/side-links.ts'

/** The areas of the studio. Those that a role may not open are left out. */
const areas: readonly SideLink[] = [
  { to: '/creator', label: 'Overview' },
  { to: '/creator/products', label: 'Products' },
  { to: '/creator/bundles', label: 'Bundles' },
  { to: '/creator/releases', label: 'Releases' },
  { to: '/creator/plugins', label: 'Plugins' },
  { to: '/creator/storefront', label: 'Storefront' },
  { to: '/creator/coupons', label: 'Coupons' },
  { to: '/creator/vouchers', label: 'Vouchers' },
  { to: '/creator/sales', label: 'Sales' },
  { to: '/creator/customers', label: 'Customers' },
  { to: '/creator/support', label: 'Support' },
  { to: '/creator/payouts', label: 'Payouts' },
  { to: '/creator/settings', label: 'Settings' },
  { to: '/resources', label: 'Resources' },
]

export const studioLinks = (roles: readonly string[]): SideLink[] => areas.filter(({ to }) => opensCreatorPage(to, roles))
