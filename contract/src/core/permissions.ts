/** Who may do what. The routes, the pages and docs/permissions.md all use this one declaration. */

export const creatorRoles = ['Admin', 'PluginDeveloper', 'Marketing', 'Financial'] as const
export const staffRoles = ['Owner', 'CustomerSupport', 'CreatorSupport', 'QA'] as const
export type CreatorRole = (typeof creatorRoles)[number]
export type StaffRole = (typeof staffRoles)[number]

/** The levels of a role in an area; each includes the ones before it. */
export const levels = ['no', 'no-names', 'read', 'texts', 'write'] as const
export type Level = (typeof levels)[number]

type Table<Role extends string> = Readonly<Record<string, { readonly means: string; readonly roles: Readonly<Record<Role, Level>> }>>

export const creatorAreas = {
  products: {
    means: 'products, pages and prices',
    roles: { Admin: 'write', PluginDeveloper: 'write', Marketing: 'texts', Financial: 'read' },
  },
  releases: {
    means: 'releases, plugins, activations, licenses',
    roles: { Admin: 'write', PluginDeveloper: 'write', Marketing: 'read', Financial: 'read' },
  },
  promotion: {
    means: 'bundles, coupons, vouchers, storefront page',
    roles: { Admin: 'write', PluginDeveloper: 'read', Marketing: 'write', Financial: 'read' },
  },
  sales: {
    means: 'sales, customers’ names',
    roles: { Admin: 'write', PluginDeveloper: 'no-names', Marketing: 'no-names', Financial: 'write' },
  },
  payouts: {
    means: 'payouts, payout account, tax details',
    roles: { Admin: 'write', PluginDeveloper: 'no', Marketing: 'no', Financial: 'write' },
  },
  team: {
    means: 'team, settings, terms',
    roles: { Admin: 'write', PluginDeveloper: 'no', Marketing: 'no', Financial: 'no' },
  },
} as const satisfies Table<CreatorRole>

export const staffAreas = {
  sales: {
    means: 'sales, refunds, customers',
    roles: { Owner: 'write', CustomerSupport: 'write', CreatorSupport: 'read', QA: 'no' },
  },
  licenses: {
    means: 'licenses: revoke, restore, more seats, extend',
    roles: { Owner: 'write', CustomerSupport: 'write', CreatorSupport: 'read', QA: 'read' },
  },
  creators: {
    means: 'creators: applications, live, featured, whitelabel, fee',
    roles: { Owner: 'write', CustomerSupport: 'read', CreatorSupport: 'write', QA: 'no' },
  },
  releases: {
    means: 'releases: approve, reject',
    roles: { Owner: 'write', CustomerSupport: 'no', CreatorSupport: 'read', QA: 'write' },
  },
  platform: {
    means: 'staff roles, exchange rates, payout runs, audit log',
    roles: { Owner: 'write', CustomerSupport: 'no', CreatorSupport: 'no', QA: 'no' },
  },
} as const satisfies Table<StaffRole>

export type CreatorArea = keyof typeof creatorAreas
export type StaffArea = keyof typeof staffAreas

const rank = (level: Level): number => levels.indexOf(level)

const bestOf = <Role extends string>(roles: readonly string[], table: Readonly<Record<Role, Level>>): Level =>
  roles.reduce<Level>((best, role) => {
    const level = table[role as Role] ?? 'no'
    return rank(level) > rank(best) ? level : best
  }, 'no')

/** The level of someone with these roles; of several roles the highest counts. */
export const creatorLevel = (area: CreatorArea, roles: readonly string[]): Level => bestOf(roles, creatorAreas[area].roles)
export const staffLevel = (area: StaffArea, roles: readonly string[]): Level => bestOf(roles, staffAreas[area].roles)

export const reachesLevel = (level: Level, needed: Level): boolean => rank(level) >= rank(needed)

/** Whether staff may see customers' names: not if they only have access to licenses. */
export const maySeeCustomers = (roles: readonly string[]): boolean => reachesLevel(staffLevel('sales', roles), 'read')

/** Staff roles that may act for a creator; every change they make there is in the audit log. */
const actingRoles: readonly string[] = ['Owner', 'CreatorSupport'] satisfies StaffRole[]
export const mayActForCreators = (roles: readonly string[]): boolean => roles.some((role) => actingRoles.includes(role))
