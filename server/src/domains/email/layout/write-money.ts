import { type Money, toWire } from '#kernel/money.ts'

/** `€119.00`: an amount as it stands in a sentence. */
export const writeMoney = (money: Money): string => {
  const { currency, amount } = toWire(money)
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)
}
