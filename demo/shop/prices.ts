import type { LicensePolicy, Recurrence } from '#contract/catalog/catalog.ts'
import { type Currency, defaultCurrency, minorUnitsOf } from '#contract/core/money.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'

/** A price in dollars, or in several currencies if the creator set them. */
export type Price = number | ({ USD: number } & { [Code in Currency]?: number })

export const toMinor = (price: Price): MinorPrices => {
  if (typeof price === 'number') return { USD: Math.round(price * minorUnitsOf(defaultCurrency)) }
  const minor = Object.entries(price).map(([code, amount]) => [code, Math.round(amount * minorUnitsOf(code as Currency))])
  return Object.fromEntries(minor) as MinorPrices
}

type Tier = VariationContent['tiers'][number]

/** The unit price from this quantity on. */
export const from = (minQuantity: number, price: Price): Tier => ({ minQuantity, prices: toMinor(price) })

type OwnerPrice = NonNullable<VariationContent['ownerPrices']>[number]

/** The price for owners of one of these products. */
export const forOwners = (kind: OwnerPrice['kind'], productIds: string[], price: Price): OwnerPrice => ({
  kind,
  productIds,
  prices: toMinor(price),
})

type Details = { description?: string; tiers?: Tier[]; policy?: Partial<LicensePolicy>; ownerPrices?: OwnerPrice[] }
type Shape = { id: string; name: string; description: string | null; recurrence: Recurrence }

const seated: LicensePolicy = { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false }
/** Proof of purchase and the right to download, but nothing to activate. */
const unseated: LicensePolicy = { seats: 0, offlineActivation: false, trialDays: 0, trialNeedsAccount: false }

const priced =
  (shape: Shape, policy: LicensePolicy) =>
  (price: Price, details: Details = {}): VariationContent => ({
    ...shape,
    description: details.description ?? shape.description,
    prices: toMinor(price),
    tiers: details.tiers ?? [],
    licensePolicy: { ...policy, ...details.policy },
    ...(details.ownerPrices && { ownerPrices: details.ownerPrices }),
  })

const oneOff: Recurrence = { type: 'OneOff' }
const every = (cycleLength: 'Monthly' | 'Yearly'): Recurrence => ({ type: 'Recurring', cycleLength })

/** Plugins. */
export const perpetual = priced(
  { id: 'perpetual', name: 'Perpetual', description: 'Yours for good, 12 months of updates', recurrence: oneOff },
  seated,
)
export const monthly = priced({ id: 'monthly', name: 'Monthly', description: 'Cancel any time', recurrence: every('Monthly') }, seated)
export const yearly = priced({ id: 'yearly', name: 'Yearly', description: 'Twelve months at a time', recurrence: every('Yearly') }, seated)
export const classroom = priced(
  { id: 'classroom', name: 'Classroom', description: 'One seat each, for schools and courses', recurrence: oneOff },
  { ...seated, seats: 1, trialDays: 0 },
)
export const freePlugin = (): VariationContent =>
  priced({ id: 'free', name: 'Free', description: 'No card asked for', recurrence: oneOff }, { ...seated, trialDays: 0 })(0)

/** Everything that is only downloaded. */
export const download = priced({ id: 'standard', name: 'Download', description: null, recurrence: oneOff }, unseated)
export const team = priced(
  { id: 'team', name: 'Team', description: 'For everyone who works on the same production', recurrence: oneOff },
  unseated,
)
export const free = (): VariationContent =>
  priced({ id: 'standard', name: 'Free', description: 'No card asked for', recurrence: oneOff }, unseated)(0)

/** Bundles have no seats of their own: each product in them has its own license. */
export const together = priced({ id: 'standard', name: 'Bundle', description: null, recurrence: oneOff }, unseated)
