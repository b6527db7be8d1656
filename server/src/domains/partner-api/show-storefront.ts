import { currencies } from '#contract/core/money.ts'
import type { SiteStorefront } from '#contract/partner-api/site-storefront.ts'
import type { ReadOfferedReleases } from '#domains/licensing/index.ts'
import { findExchangeRates, findTaxRule } from '#domains/pricing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { describeBundle, describeProduct } from './describe-for-sale.ts'
import { findSeller, listBundlesForSale, listProductsForSale } from './for-sale.views.ts'
import { suggestCurrency } from './suggest-currency.rules.ts'

export type StorefrontDeps = { readReleases: ReadOfferedReleases }

type Asked = { creatorId: string; visitor: Visitor; withManifests: boolean; now: Date }

/** What a checkout would do about tax, where the account says which country it would be. */
const estimateTax = async (db: Reader, country: string | undefined, now: Date): Promise<Pick<SiteStorefront, 'estimatedTax'>> => {
  if (country === undefined) return {}
  const { rate, mode } = await findTaxRule(db, country, now)
  return { estimatedTax: { rate, mode, countryCode: country } }
}

/** Everything that a creator's own site shows, for whoever looks at it. */
export const showStorefront = async (
  db: Reader,
  { readReleases }: StorefrontDeps,
  { creatorId, visitor, withManifests, now }: Asked,
): Promise<SiteStorefront> => {
  const creatorName = (await findSeller(db, creatorId)) ?? refuse('not-found')
  const isUser = visitor.kind === 'user'
  const country = isUser ? visitor.user.address?.countryCode : undefined
  const owned = await ownedBy(db, visitor)
  const [products, bundles, rates, tax] = await Promise.all([
    listProductsForSale(db, creatorId, now),
    listBundlesForSale(db, creatorId, now),
    findExchangeRates(db, now),
    estimateTax(db, country, now),
  ])
  const keys = products.map(({ id }) => ({ creatorId, productId: id }))
  const who = { userId: isUser ? visitor.userId : null, owned, scope: creatorId, now }
  const releases = await readReleases(db, keys, { ...who, manifests: withManifests ? 'short' : undefined })
  const names = new Map(products.map(({ id, content }) => [`${creatorId}/${id}`, content.name]))
  const looking = { creatorId, creatorName, owned, rates, names }
  return {
    suggestedCurrency: suggestCurrency(country),
    enabledCurrencies: [...currencies],
    products: products.map((row) => describeProduct(row, releases.get(`${creatorId}/${row.id}`), looking)),
    bundles: bundles.map((row) => describeBundle(row, products, looking)),
    ...tax,
  }
}
