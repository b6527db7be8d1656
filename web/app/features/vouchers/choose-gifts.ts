import type { VoucherGift } from '#contract/vouchers/vouchers.ts'

type Item = Pick<VoucherGift, 'kind' | 'itemId'>

const isOf = (gift: Item, item: Item): boolean => gift.kind === item.kind && gift.itemId === item.itemId

/** How many of an item are given; 0 for none. */
export const quantityOf = (gifts: readonly VoucherGift[], item: Item): number => gifts.find((gift) => isOf(gift, item))?.quantity ?? 0

/** The gifts with another quantity of this item, at the same index; 0 removes it. */
export const withQuantity = (gifts: readonly VoucherGift[], { kind, itemId }: Item, quantity: number): VoucherGift[] => {
  const next = { kind, itemId, quantity }
  if (quantity === 0) return gifts.filter((gift) => !isOf(gift, next))
  return gifts.some((gift) => isOf(gift, next)) ? gifts.map((gift) => (isOf(gift, next) ? next : gift)) : [...gifts, next]
}
