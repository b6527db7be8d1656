import type { User } from '#contract/identity/user.ts'
import { opensCreatorPage, opensStaffPage } from '#web/lib/session/page-access.ts'
import { actionsFor } from './palette-actions.ts'

const studio = [
  ['/creator', 'Overview'],
  ['/creator/products', 'Products'],
  ['/creator/bundles', 'Bundles'],
  ['/creator/releases', 'Releases'],
  ['/creator/plugins', 'Plugins'],
  ['/creator/storefront', 'Storefront'],
  ['/creator/coupons', 'Coupons'],
  ['/creator/vouchers', 'Vouchers'],
  ['/creator/sales', 'Sales'],
  ['/creator/customers', 'Customers'],
  ['/creator/support', 'Support questions'],
  ['/creator/payouts', 'Payouts'],
  ['/creator/settings', 'Creator settings'],
  ['/resources', 'Resources'],
] as const

const pages = [
  ['/admin', 'Admin'],
  ['/admin/sales', 'Sales'],
  ['/admin/support', 'Support inbox'],
  ['/admin/creators', 'Creators'],
  ['/admin/featured', 'Featured'],
  ['/admin/support/canned-answers', 'Canned answers'],
  ['/admin/customers', 'Customers'],
  ['/admin/licenses', 'All licenses'],
  ['/admin/releases', 'Releases'],
  ['/admin/payouts', 'Payout runs'],
  ['/admin/books', 'Books'],
] as const

const own = [
  ['/', 'Discover'],
  ['/account/licenses', 'My licenses'],
  ['/account/licenses?part=receipts', 'My receipts'],
  ['/account/settings', 'My account'],
  ['/cart', 'Cart'],
  ['/support', 'Help'],
] as const

type Links = readonly (readonly [string, string])[]

/** The pages and actions of the palette that this user may open. */
export const paletteGroups = (user: User, go: (to: string, label: string, hint: string) => void) => {
  const group = (id: string, label: string, links: Links) => ({
    id,
    label,
    commands: links.map(([to, name]) => ({ id: to, label: name, hint: to, run: () => go(to, name, to) })),
  })
  const ofCreator = studio.filter(([to]) => opensCreatorPage(to, user.creatorRoles))
  const ofStaff = pages.filter(([to]) => opensStaffPage(to, user.staffRoles))
  const actions = actionsFor(user).map(({ to, label }) => ({ id: `do ${to}`, label, run: () => go(to, label, '') }))
  return [
    ...(user.creatorId === undefined ? [] : [group('studio', 'Studio', ofCreator)]),
    ...(user.staffRoles.length > 0 ? [group('admin', 'Admin', ofStaff)] : []),
    { id: 'actions', label: 'Actions', commands: actions },
    group('own', 'Mine', own),
  ]
}
