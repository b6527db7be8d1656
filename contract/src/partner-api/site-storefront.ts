import { z } from 'zod'
import { currency } from '../core/money.ts'
import { route } from '../core/route.ts'
import { siteBundle, siteProduct } from './site-items.ts'

export const siteStorefront = z.object({
  suggestedCurrency: currency,
  enabledCurrencies: z.array(currency),
  products: z.array(siteProduct),
  bundles: z.array(siteBundle),
  /** Where the customer's country is known: what a checkout would add, or finds inside the price. */
  estimatedTax: z.object({ rate: z.number(), mode: z.enum(['Exclusive', 'Inclusive']), countryCode: z.string() }).optional(),
})
export type SiteStorefront = z.infer<typeof siteStorefront>

export const getSiteStorefront = route({
  name: 'getSiteStorefront',
  method: 'GET',
  path: '/api/customer/storefront',
  summary: 'Everything a creator sells, with what the customer owns of it; only in a creator’s scope, 404 at the root',
  access: 'public',
  scope: 'creator',
  /** SDKs send utm values along, which count once something is put in a cart. */
  query: z.looseObject({ includeManifests: z.enum(['true', 'false']).optional() }),
  answers: { 200: siteStorefront },
})
