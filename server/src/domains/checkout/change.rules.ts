import type { Checkout } from '#contract/checkout.ts'
import type { Currency } from '#contract/money.ts'
import type { Quote, Seen } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'

export const seenOf = ({ priced, coupons, wanted }: Quote): Seen => ({
  currency: wanted.currency,
  due: priced.total.due,
  tax: priced.total.tax,
  taxedBy: wanted.tax && JSON.stringify(wanted.tax),
  lines: Object.fromEntries(priced.lines.map((line) => [line.id, line.due])),
  coupons: coupons.map(({ code }) => code),
})

type Change = Checkout['changes'][number]

/** What is not as the buyer last saw it. Another currency is their own choice, and no news; so is what another country or tax id does to prices. */
export const changesSince = (before: Seen | null, after: Seen, names: ReadonlyMap<string, string>): Change[] => {
  if (!before || before.currency !== after.currency) return []
  const money = (amount: number) => toWire({ currency: after.currency as Currency, amount })
  const changes: Change[] = before.coupons
    .filter((code) => !after.coupons.includes(code))
    .map((code) => ({ what: 'coupon', lineId: null, words: `The code ${code} can no longer be used`, before: null, after: null }))
  const isTaxedAlike = (before.taxedBy ?? null) === after.taxedBy
  for (const [lineId, was] of Object.entries(before.lines)) {
    const is = after.lines[lineId]
    const name = names.get(lineId)
    if (is === undefined) {
      changes.push({ what: 'item', lineId, words: 'Something in your cart is no longer for sale', before: money(was), after: null })
    } else if (is !== was && name && isTaxedAlike) {
      changes.push({ what: 'price', lineId, words: `The price of ${name} has changed`, before: money(was), after: money(is) })
    }
  }
  if (changes.length === 0 && before.tax !== after.tax && isTaxedAlike) {
    changes.push({ what: 'tax', lineId: null, words: 'The tax has changed', before: money(before.tax), after: money(after.tax) })
  }
  return changes
}
