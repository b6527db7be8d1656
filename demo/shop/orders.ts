import type { Address } from '#contract/core/address.ts'
import type { Currency } from '#contract/core/money.ts'

/** A guest; if the address has an account, the order appears there. */
export type DemoBuyer = {
  name: string
  email: string
  address: Address
  businessName?: string
  taxId?: string
}

export type DemoOrder = {
  /** Days before the shop is loaded; oldest first, so that order numbers increase with time. */
  daysAgo: number
  buyer: DemoBuyer
  currency: Currency
  /** creatorId/productId, or creatorId/bundles/bundleId, and which variation. */
  items: { of: string; variationId: string; quantity?: number }[]
  code?: string
  utm?: Record<string, string>
  /** A Sandbox card other than the one that always works. */
  card?: string
  /** Days after which a subscription was cancelled. */
  cancelledAfter?: number
  /** The line that staff refunded, and why. */
  refund?: { of: string; reason: string }
}

const address = (
  countryCode: string,
  streetAddress1: string,
  postCode: string,
  locality: string,
  region: string | null = null,
): Address => ({
  countryCode,
  streetAddress1,
  streetAddress2: null,
  locality,
  region,
  postCode,
})

const casey = { name: 'Casey Rivers', email: 'casey@example.test', address: address('US', '48 Alder Street', '97205', 'Portland', 'OR') }
const jonas = { name: 'Jonas Keller', email: 'jonas.keller@example.test', address: address('DE', 'Oranienstraße 12', '10999', 'Berlin') }
const priya = { name: 'Priya Nair', email: 'priya.nair@example.test', address: address('GB', '7 Mare Street', 'E8 4RP', 'London') }
const hanna = { name: 'Hanna Berg', email: 'hanna.berg@example.test', address: address('NO', 'Storgata 21', '9008', 'Tromsø') }
const mateo = { name: 'Mateo Duarte', email: 'mateo.duarte@example.test', address: address('PT', 'Rua da Rosa 60', '1200-387', 'Lisboa') }
const lumen = {
  name: 'Amélie Roy',
  email: 'amelie@lumen.example.test',
  businessName: 'Studio Lumen SARL',
  taxId: 'FR40303265045',
  address: address('FR', '1 rue Mercière', '69002', 'Lyon'),
}

const perpetual = (of: string, quantity = 1) => ({ of, variationId: 'perpetual', quantity })
const monthly = (of: string) => ({ of, variationId: 'monthly' })
/** Works for payments at the checkout, and is declined for renewals. */
const failingCard = '4000000000000341'
const standard = (of: string) => ({ of, variationId: 'standard' })

/**
 * Purchases of the last weeks: guests from several countries, a company, a coupon, a refund, and three subscriptions: one renewed, one with
 * a failing card, one cancelled.
 */
export const demoOrders: DemoOrder[] = [
  { daysAgo: 52, buyer: jonas, currency: 'EUR', items: [perpetual('northlight-audio/tape-one')] },
  { daysAgo: 44, buyer: priya, currency: 'GBP', items: [perpetual('northlight-audio/plate-eleven'), standard('lowtide/fourth-rung')] },
  { daysAgo: 40, buyer: casey, currency: 'USD', items: [monthly('harrow-and-sons/mono-lake')] },
  { daysAgo: 37, buyer: casey, currency: 'USD', items: [standard('ferrous/anvil-drums')] },
  { daysAgo: 31, buyer: casey, currency: 'USD', items: [monthly('ferrous/millscale')], card: failingCard },
  { daysAgo: 26, buyer: hanna, currency: 'NOK', items: [perpetual('northlight-audio/oil-can-seven')] },
  {
    daysAgo: 19,
    buyer: casey,
    currency: 'USD',
    items: [perpetual('northlight-audio/plate-eleven'), perpetual('northlight-audio/two-lamp')],
    code: 'FIRSTREEL',
    utm: { utm_source: 'newsletter', utm_campaign: 'autumn' },
  },
  { daysAgo: 16, buyer: casey, currency: 'USD', items: [monthly('northlight-audio/tape-one')], cancelledAfter: 9 },
  { daysAgo: 13, buyer: lumen, currency: 'EUR', items: [perpetual('northlight-audio/drift-eq', 5)] },
  {
    daysAgo: 8,
    buyer: mateo,
    currency: 'EUR',
    items: [perpetual('northlight-audio/trawler'), perpetual('northlight-audio/two-lamp'), standard('lowtide/mud-ticks')],
    refund: { of: 'northlight-audio/two-lamp', reason: 'Bought twice by mistake' },
  },
  { daysAgo: 3, buyer: jonas, currency: 'EUR', items: [standard('northlight-audio/bundles/reel-and-plate')] },
  { daysAgo: 1, buyer: priya, currency: 'GBP', items: [standard('northlight-audio/weather-reports')] },
]
