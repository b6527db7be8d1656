import { z } from 'zod'
import { currency } from '../core/money.ts'
import { route } from '../core/route.ts'
import { siteBundle, siteProduct } from './site-items.ts'

export const siteStorefront = z.object({
  suggestedCurrency: currency,
  enabledCurrencies: z.array(currency),
  products: z.array(siteProduct),
  bundles: z.array(siteBundle),
  /** If the customer's country is known: the tax that the checkout would add, or that the price includes. */
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
  /** SDKs also send utm values; those only matter when something is added to the cart. */
  query: z.looseObject({ includeManifests: z.enum(['true', 'false']).optional() }),
  answers: { 200: siteStorefront },
})
