import { sql } from 'kysely'
import type { ProductHolding } from '#contract/storefront/holdings.ts'
import { type BundleCardContent, bundleCardDocument, defaultPricesDocument } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import { findExchangeRates, priceForBuyer } from '#domains/pricing/index.ts'
import type { ExchangeRates, MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

type Row = {
  id: string
  content: Stored<BundleCardContent>
  discounts: Discount[]
  parts: { id: string; prices: Stored<MinorPrices> }[]
}

type Asked = { creatorId: string; productId: string; owned: ReadonlySet<string>; now: Date }

type OwnersBundle = NonNullable<ProductHolding['bundle']>

/** A creator may put one product into every bundle. */
const maxBundles = 8

/**
 * What owning this product takes off a bundle for sale, by the same rule as its page and the cart; for whoever owns it, what everything of
 * it that they own takes off, which is the price they find there.
 */
const weigh = (row: Row, { creatorId, productId, owned }: Asked, rates: ExchangeRates): OwnersBundle | undefined => {
  const { name, partial, variations } = bundleCardDocument.read(row.content)
  const [variation] = variations
  const keyOf = (id: string): string => `${creatorId}/${id}`
  // Whoever buys this product then owns everything in it, and no longer needs the bundle.
  const isLast = row.parts.every(({ id }) => id === productId || owned.has(keyOf(id)))
  if (!partial || !variation || isLast) return undefined
  const parts = row.parts.map(({ id, prices }) => ({ key: keyOf(id), prices: defaultPricesDocument.read(prices) }))
  const forSale = { kind: 'bundle' as const, creatorId, itemId: row.id, variation, discounts: row.discounts, parts }
  const dollarsFor = (keys: readonly string[]): number => priceForBuyer(forSale, new Set(keys), rates).price.USD
  const full = dollarsFor([])
  const own = owned.has(keyOf(productId)) ? parts.map(({ key }) => key).filter((key) => owned.has(key)) : [keyOf(productId)]
  const takesOff = full > 0 ? 1 - dollarsFor(own) / full : 0
  return takesOff > 0 ? { id: row.id, name, takesOff } : undefined
}

/** Of the bundles that hold a product and can be completed, the one of which owning it takes off most; none that is owned whole. */
export const findOwnersBundle = async (db: Reader, asked: Asked): Promise<ProductHolding['bundle']> => {
  const { creatorId, productId, now } = asked
  const { rows } = await sql<Row>`
    select b.id, b.card as content, ${discountsOn(now, 'bundle')} as discounts, inside.parts
    from bundles b join creators c on c.id = b.creator_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'prices', p.default_prices) order by p.id), '[]') as parts
      from products p where p.creator_id = b.creator_id and p.id = any (b.product_ids) and p.state = 'Live'
    ) inside
    where b.creator_id = ${creatorId} and ${productId} = any (b.product_ids) and b.state = 'Live' and c.live and c.suspended_at is null
    order by b.id limit ${maxBundles}`.execute(db)
  if (rows.length === 0) return null
  const rates = await findExchangeRates(db, now)
  const weighed = rows.flatMap((row) => weigh(row, asked, rates) ?? [])
  return weighed.toSorted((one, other) => other.takesOff - one.takesOff)[0] ?? null
}
