import { type CreatorArea, creatorLevel } from '#contract/permissions.ts'
import type { SideLink } from '#web/ui/frame/side-links.ts'

/** The rooms of the studio. One that a role has no key to is not on the list. */
const rooms: readonly (SideLink & { area?: CreatorArea })[] = [
  { to: '/creator', label: 'Overview' },
  { to: '/creator/products', label: 'Products', area: 'products' },
  { to: '/creator/bundles', label: 'Bundles', area: 'promotion' },
  { to: '/creator/plugins', label: 'Plugins', area: 'releases' },
  { to: '/creator/storefront', label: 'Storefront', area: 'promotion' },
  { to: '/creator/coupons', label: 'Coupons', area: 'promotion' },
  { to: '/creator/vouchers', label: 'Vouchers', area: 'promotion' },
  { to: '/creator/sales', label: 'Sales', area: 'sales' },
  { to: '/creator/payouts', label: 'Payouts', area: 'payouts' },
  { to: '/creator/settings', label: 'Settings', area: 'team' },
  { to: '/resources', label: 'Resources' },
]

export const studioLinks = (roles: readonly string[]): SideLink[] =>
  rooms.filter(({ area }) => area === undefined || creatorLevel(area, roles) !== 'no').map(({ to, label }) => ({ to, label }))
