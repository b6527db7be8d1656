import { toAgreedLine, type WantedLine } from '#domains/orders/index.ts'
import { findTaxRule, type PricedLine, priceBasket, type TaxRule, type TaxTreatment, treatTax } from '#domains/pricing/index.ts'
import { mapCurrencies } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { agreedLine } from './agreed-line.ts'
import type { SubscriptionRow } from './subscription.store.ts'

export type QuotedPayment = { line: WantedLine; priced: PricedLine; treatment: TaxTreatment | null }

const quoteBy = (subscription: SubscriptionRow, rule: TaxRule | null): QuotedPayment => {
  const treatment = rule && treatTax(rule, subscription.buyer.taxId)
  const line = agreedLine(subscription)
  const { lines } = priceBasket({
    currency: subscription.currency,
    lines: line.agreed ? [toAgreedLine(line, line.agreed)] : [],
    coupons: [],
    // What was agreed is in the subscription's own currency.
    rates: mapCurrencies(() => 1),
    tax: treatment?.basket ?? null,
  })
  return { line, priced: lines[0] as PricedLine, treatment }
}

/** What the next payments cost: as agreed, with the tax of today. */
export const quotePayments = async (db: Reader, subscriptions: readonly SubscriptionRow[], now: Date): Promise<QuotedPayment[]> => {
  const countries = new Set(subscriptions.flatMap(({ buyer }) => buyer.address?.countryCode ?? []))
  const rules = new Map(await Promise.all([...countries].map(async (country) => [country, await findTaxRule(db, country, now)] as const)))
  return subscriptions.map((one) => quoteBy(one, rules.get(one.buyer.address?.countryCode ?? '') ?? null))
}

export const quotePayment = async (db: Reader, subscription: SubscriptionRow, now: Date): Promise<QuotedPayment> =>
  (await quotePayments(db, [subscription], now))[0] as QuotedPayment
