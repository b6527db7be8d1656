import type { CouponItem } from '#contract/coupons/coupons.ts'
import type { Target } from './coupon-editing.ts'

type Item = Pick<CouponItem, 'kind' | 'itemId'>

const isOf = (target: Target, item: Item): boolean => target.kind === item.kind && target.itemId === item.itemId

/** Which variations of an item are chosen: all of them, including future ones, or these, or none. */
export const chosenOf = (targets: readonly Target[], item: Item): 'all' | string[] => {
  const own = targets.filter((target) => isOf(target, item))
  if (own.some(({ variationId }) => variationId === null)) return 'all'
  return own.flatMap(({ variationId }) => variationId ?? [])
}

/** The targets with another choice for this item; the others stay. */
export const withChosen = (targets: readonly Target[], item: Item, chosen: 'all' | readonly string[]): Target[] => {
  const { kind, itemId } = item
  const own = chosen === 'all' ? [{ kind, itemId, variationId: null }] : chosen.map((variationId) => ({ kind, itemId, variationId }))
  return [...targets.filter((target) => !isOf(target, item)), ...own]
}
