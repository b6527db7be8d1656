import { type CreatorArea, type CreatorRole, creatorAreas, creatorRoles, type Level } from '#contract/core/permissions.ts'

export const roleNames: Record<CreatorRole, string> = {
  Admin: 'Admin',
  PluginDeveloper: 'Plugin developer',
  Marketing: 'Marketing',
  Financial: 'Financial',
}

const sentences: Record<Exclude<Level, 'no'>, (what: string) => string> = {
  write: (what) => `Can change ${what}.`,
  texts: (what) => `Can edit the texts of ${what}.`,
  read: (what) => `Can view ${what}.`,
  'no-names': (what) => `Can view ${what}, without names.`,
}

/** A sale can be refunded, not changed. */
const refunds = 'Can view and refund sales.'

const order = ['write', 'texts', 'read', 'no-names'] as const

const areas = Object.keys(creatorAreas) as CreatorArea[]

/** Short names of the areas; the table has them in full. */
const areaNames: Record<CreatorArea, string> = {
  products: 'products',
  releases: 'releases and licenses',
  promotion: 'bundles, coupons and vouchers',
  sales: 'sales',
  payouts: 'payouts and tax details',
  team: 'team and settings',
}

/** What a role may do, as a sentence built from the permission table. */
export const describeRole = (role: CreatorRole): string => {
  if (areas.every((area) => creatorAreas[area].roles[role] === 'write')) return 'Everything, including team and settings.'
  const parts = order.flatMap((level) => {
    const reached = areas.filter((area) => creatorAreas[area].roles[role] === level)
    const refundable = level === 'write' && reached.includes('sales')
    const named = reached.filter((area) => !(refundable && area === 'sales')).map((area) => areaNames[area])
    return [...(refundable ? [refunds] : []), ...(named.length > 0 ? [sentences[level](named.join(', '))] : [])]
  })
  return parts.join(' ')
}

export const roleOptions = creatorRoles.map((role) => ({ value: role, label: roleNames[role], hint: describeRole(role) }))
