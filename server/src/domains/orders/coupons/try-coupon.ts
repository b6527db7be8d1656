import type { z } from 'zod'
import type { couponTrial } from '#contract/coupons/coupons.ts'
import { effectOf } from '#domains/coupons/index.ts'
import { stepText } from '#domains/pricing/index.ts'
import { toWire } from '#kernel/money.ts'
import { priceIn } from '#kernel/prices.ts'
import type { Tx } from '#platform/database/database.ts'
import type { WantedLine } from '../orders.tables.ts'
import { quoteBasket } from '../quote-basket.ts'

type Trial = z.output<typeof couponTrial>
type Quote = Awaited<ReturnType<typeof quoteBasket>>

const triedId = 'tried'

/** Why a coupon takes nothing off this basket; null when it does. */
const whyNothing = ({ effect }: Trial, quote: Quote): string | null => {
  if (quote.priced.lines.some(({ coupons }) => coupons.length > 0)) return null
  if (quote.names.length === 0) return 'Add something that is live to the cart.'
  if (quote.withoutCoupons.total.due === 0) return 'The cart is already free.'
  const { minimum } = effectOf(effect)
  if (minimum && quote.withoutCoupons.total.subtotal < priceIn(minimum, quote.priced.currency, quote.rates))
    return 'The cart is below the minimum.'
  if (effect.targets !== null && !quote.names.some(({ line }) => isNamed(effect.targets ?? [], line)))
    return 'It doesn’t apply to anything in the cart.'
  return effect.isExclusive
    ? 'The sale price is better, and the coupon can’t be combined with it.'
    : 'An exclusive sale is running. It can’t be combined.'
}

const isNamed = (targets: NonNullable<Trial['effect']['targets']>, line: WantedLine): boolean =>
  targets.some(
    (target) =>
      kindOf(target.kind) === line.kind &&
      target.itemId === line.itemId &&
      (target.variationId === null || target.variationId === line.variationId),
  )

const kindOf = (kind: 'Product' | 'Bundle'): WantedLine['kind'] => (kind === 'Product' ? 'product' : 'bundle')

/** Shows the effect of a coupon on a basket, by the same price function as in carts. */
export const tryCoupon = async (tx: Tx, creatorId: string, trial: Trial, now: Date) => {
  const { effect, currency } = trial
  const lines = trial.lines.map(({ kind, ...line }) => ({ ...line, kind: kindOf(kind), creatorId }))
  const coupon = { ...effectOf(effect), id: triedId, code: 'this', creatorId }
  const quote = await quoteBasket(tx, { currency, lines, coupons: [coupon], now })
  const money = (amount: number) => toWire({ currency, amount })
  return {
    lines: quote.names.map(({ line, name, quantity }, index) => {
      const after = quote.priced.lines[index]
      return {
        kind: line.kind === 'product' ? ('Product' as const) : ('Bundle' as const),
        itemId: line.itemId,
        variationId: line.variationId,
        name,
        quantity,
        before: money(quote.withoutCoupons.lines[index]?.due ?? 0),
        after: money(after?.due ?? 0),
        steps: (after?.steps ?? []).map((step) => ({
          words: step.why === 'coupon' ? 'This coupon' : stepText(step),
          amount: money(step.amount),
        })),
      }
    }),
    before: money(quote.withoutCoupons.total.due),
    after: money(quote.priced.total.due),
    because: whyNothing(trial, quote),
  }
}
