import type { z } from 'zod'
import type { DraftVariation } from '#contract/catalog/editing.ts'
import type { DiscountEntry, discountForm, discountTarget } from '#contract/discounts/discounts.ts'

export type DiscountForm = z.input<typeof discountForm>
export type DiscountTarget = z.infer<typeof discountTarget>
export type VariationForSale = Pick<DraftVariation, 'id' | 'name' | 'recurrence' | 'prices'>
export type ItemForSale = Pick<DiscountTarget, 'kind' | 'itemId'>

const isOn = (target: DiscountTarget, item: ItemForSale): boolean => target.kind === item.kind && target.itemId === item.itemId

/** The discounts on this item: active ones first, then planned, then past. */
export const discountsOnItem = (discounts: readonly DiscountEntry[], item: ItemForSale): DiscountEntry[] => {
  const order = { On: 0, Planned: 1, Over: 2 }
  return discounts
    .filter(({ targets }) => targets.some((target) => isOn(target, item)))
    .toSorted((one, other) => order[one.status] - order[other.status])
}

/** Which variations of an item a discount is on: all of them, or these. */
export const chosenVariations = (targets: readonly DiscountTarget[], item: ItemForSale): 'all' | string[] => {
  const own = targets.filter((target) => isOn(target, item))
  if (own.some(({ variationId }) => variationId === null)) return 'all'
  return own.flatMap(({ variationId }) => (variationId === null ? [] : [variationId]))
}

/** The targets with another choice for this item. The other items of the discount stay. */
export const withVariations = (
  targets: readonly DiscountTarget[],
  item: ItemForSale,
  chosen: 'all' | readonly string[],
): DiscountTarget[] => [
  ...targets.filter((target) => !isOn(target, item)),
  ...(chosen === 'all' ? [{ ...item, variationId: null }] : chosen.map((variationId) => ({ ...item, variationId }))),
]

/** Whether a discount on these targets includes a subscription. */
export const recursUnder = (targets: readonly DiscountTarget[], item: ItemForSale, variations: readonly VariationForSale[]): boolean => {
  const chosen = chosenVariations(targets, item)
  return variations.some(({ id, recurrence }) => recurrence.type === 'Recurring' && (chosen === 'all' || chosen.includes(id)))
}

/** The dollar amount that is taken off, whatever the price. */
const amountOff = (off: DiscountForm['off']): number | null => {
  switch (off.type) {
    case 'PercentageOffDiscount':
      return null
    case 'FlatAmountOffDiscount':
      return off.amount.USD ?? null
  }
}

/** The variations that such an amount would make free: rarely intended. */
export const freeUnder = (
  { off, targets }: Pick<DiscountForm, 'off' | 'targets'>,
  item: ItemForSale,
  variations: readonly VariationForSale[],
): VariationForSale[] => {
  const amount = amountOff(off)
  const chosen = chosenVariations(targets, item)
  if (amount === null) return []
  return variations.filter(
    ({ id, prices }) => (chosen === 'all' || chosen.includes(id)) && prices.USD !== undefined && prices.USD > 0 && prices.USD <= amount,
  )
}

const week = 7 * 24 * 60 * 60 * 1000

/** The default discount: a quarter off all variations of the item, from now for a week. */
export const newDiscount = (item: ItemForSale, now: Date): DiscountForm => ({
  name: '',
  description: null,
  off: { type: 'PercentageOffDiscount', percentage: 0.25 },
  isExclusive: false,
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + week).toISOString(),
  recurringPaymentUseCount: null,
  targets: [{ ...item, variationId: null }],
})

export const formOf = ({ id: _id, status: _status, ...form }: DiscountEntry): DiscountForm => form
