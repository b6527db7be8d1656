import type { User } from '#contract/identity/user.ts'
import { opensCreatorPage, opensStaffPage } from '#web/lib/session/page-access.ts'

const studio = [
  ['/creator', 'Overview'],
  ['/creator/products', 'Products'],
  ['/creator/bundles', 'Bundles'],
  ['/creator/releases', 'Releases'],
  ['/creator/plugins', 'Plugins'],
  ['/creator/storefront', 'Storefront'],
  ['/creator/coupons', 'Coupons'],
  ['/creator/vouchers', 'Vouchers'],
  ['/creator/payouts', 'Payouts'],
  ['/creator/settings', 'Creator settings'],
  ['/resources', 'Resources'],
] as const

const pages = [
  ['/admin', 'Admin'],
  ['/admin/sales', 'Sales'],
  ['/admin/creators', 'Creators'],
  ['/admin/customers', 'Customers'],
  ['/admin/licenses', 'All licenses'],
  ['/admin/releases', 'Releases'],
  ['/admin/payouts', 'Payout runs'],
] as const

const own = [
  ['/', 'Discover'],
  ['/account/licenses', 'My licenses'],
  ['/account/settings', 'My account'],
  ['/cart', 'Cart'],
] as const

type Places = readonly (readonly [string, string])[]

/** Where the palette can go: the rooms this user has the key to. */
export const paletteGroups = (user: User, go: (to: string) => void) => {
  const group = (id: string, label: string, places: Places) => ({
    id,
    label,
    commands: places.map(([to, name]) => ({ id: to, label: name, hint: to, run: () => go(to) })),
  })
  const ofCreator = studio.filter(([to]) => opensCreatorPage(to, user.creatorRoles))
  const ofStaff = pages.filter(([to]) => opensStaffPage(to, user.staffRoles))
  return [
    ...(user.creatorId === undefined ? [] : [group('studio', 'Studio', ofCreator)]),
    ...(user.staffRoles.length > 0 ? [group('admin', 'Admin', ofStaff)] : []),
    group('own', 'Mine', own),
  ]
}
