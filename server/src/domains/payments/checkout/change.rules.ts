import type { Currency } from '#contract/core/money.ts'
import type { Checkout } from '#contract/payments/checkout.ts'
import { lineId, type Quote, type Seen } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'

export const seenOf = ({ priced, coupons, wanted }: Quote): Seen => ({
  currency: wanted.currency,
  due: priced.total.due,
  tax: priced.total.tax,
  taxedBy: wanted.tax && JSON.stringify(wanted.tax),
  lines: Object.fromEntries(priced.lines.map((line) => [line.id, line.due])),
  quantities: Object.fromEntries(wanted.lines.map((line) => [lineId(line), line.quantity])),
  coupons: coupons.map(({ code }) => code),
})

type Change = Checkout['changes'][number]

/** A code on the order that no longer has an effect, and whether that is because this customer has used it up. */
export type LapsedCode = { code: string; isSpent: boolean }

type Around = {
  /** The names of the lines that can be bought. */
  names: ReadonlyMap<string, string>
  /** The lines the buyer wants, whether or not they can be bought. */
  wanted: ReadonlySet<string>
  lapsed: readonly LapsedCode[]
}

const toldOf = ({ code, isSpent }: LapsedCode): Change => ({
  what: 'coupon',
  lineId: null,
  words: isSpent ? `You have used the code ${code} as often as it can be used` : `The code ${code} can no longer be used`,
  before: null,
  after: null,
})

/** Codes that the buyer added or removed since. */
const choseCodes = (before: Seen, after: Seen, lapsed: readonly LapsedCode[]): boolean => {
  const isLapsed = (code: string): boolean => lapsed.some((one) => one.code === code)
  return (
    after.coupons.some((code) => !before.coupons.includes(code)) ||
    before.coupons.some((code) => !after.coupons.includes(code) && !isLapsed(code))
  )
}

/**
 * What changed since the buyer last looked. Their own choices are not reported: another currency, other codes, another quantity,
 * a removed line, or the effect of another country or tax id on prices.
 */
export const changesSince = (before: Seen | null, after: Seen, { names, wanted, lapsed }: Around): Change[] => {
  const changes = lapsed.map(toldOf)
  if (!before || before.currency !== after.currency) return changes
  const money = (amount: number) => toWire({ currency: after.currency as Currency, amount })
  const isPricedAlike = (before.taxedBy ?? null) === after.taxedBy && !choseCodes(before, after, lapsed)
  for (const [id, was] of Object.entries(before.lines)) {
    const is = after.lines[id]
    const name = names.get(id)
    const isAsMany = before.quantities?.[id] === after.quantities?.[id]
    if (is === undefined) {
      if (!wanted.has(id)) continue
      changes.push({ what: 'item', lineId: id, words: 'Something in your cart is no longer for sale', before: money(was), after: null })
    } else if (is !== was && name && isAsMany && isPricedAlike) {
      changes.push({ what: 'price', lineId: id, words: `The price of ${name} has changed`, before: money(was), after: money(is) })
    }
  }
  return changes
}
