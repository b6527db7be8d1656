import type { VariationContent } from '#domains/catalog/index.ts'
import { type PricedLine, separatePricesOf, stepText } from '#domains/pricing/index.ts'
import { type CatalogueRow, type CatalogueRows, catalogueKey } from '../lines/line.views.ts'
import { looksOf } from '../lines/line-looks.ts'
import { newProductsIn } from '../new-products.ts'
import type { WantedLine } from '../orders.tables.ts'
import type { Quote } from '../quote-order.ts'
import type { OrderSnapshot, SnapshotLine } from './order-snapshot.ts'

const variationOf = ({ id, name, description, prices, tiers, recurrence, licensePolicy }: VariationContent) => ({
  id,
  name,
  description,
  prices,
  tiers,
  recurrence,
  licensePolicy,
})

const variationsOf = ({ content }: CatalogueRow, wanted: WantedLine): VariationContent[] =>
  content.variations.filter(({ id }, index) => index === 0 || id === wanted.variationId)

const thingOf = (row: CatalogueRow, priced: PricedLine, { rates }: CatalogueRows) => {
  const { thing } = looksOf(row, rates)
  if (row.kind === 'product' && thing.type === 'Product') {
    const { type, category, iconUrl, formats, publishedAt } = thing.product
    return { kind: row.kind, type, category, iconUrl, formats, publishedAt }
  }
  if (row.kind === 'bundle' && thing.type === 'Bundle') {
    const { imageUrl, partial, productCount } = thing.bundle
    const separatePrices = separatePricesOf(row.products, rates)
    return { kind: row.kind, imageUrl, isPartial: partial, productCount, ...newProductsIn(productCount, priced), separatePrices }
  }
  throw new Error(`${row.creator_id}/${row.id} looks like something else`)
}

const lineOf = (wanted: WantedLine, priced: PricedLine, catalogue: CatalogueRows): SnapshotLine => {
  const row = (wanted.kind === 'product' ? catalogue.products : catalogue.bundles).get(catalogueKey(wanted))
  if (!row) throw new Error(`Line ${priced.id} was priced and is not in the catalogue`)
  const variations = variationsOf(row, wanted)
  return {
    ...thingOf(row, priced, catalogue),
    creatorId: wanted.creatorId,
    creatorName: row.creator_name,
    creatorSlug: row.creator_slug,
    itemId: wanted.itemId,
    name: row.content.name,
    tagline: row.content.tagline,
    variations: variations.map(variationOf),
    mainVariationId: variations[0]?.id ?? null,
    sales: row.discounts.filter(({ variationId }) => variationId === null || variations.some(({ id }) => id === variationId)),
    variationId: wanted.variationId,
    quantity: wanted.quantity,
    original: priced.original,
    discount: priced.discount,
    subtotal: priced.subtotal,
    due: priced.due,
    isOnSale: priced.appliedDiscount !== null,
    steps: priced.steps.map((step) => ({ why: step.why, text: stepText(step), amount: step.amount })),
    licenses: null,
  }
}

/** The stored form of an order when its payment begins. Later changes in the shop do not affect it. */
export const takeSnapshot = ({ wanted, catalogue, coupons, stock, priced }: Quote): OrderSnapshot => ({
  rates: catalogue.rates,
  coupons: coupons.map(({ id, code, creator_id, name, description }) => ({ id, code, creatorId: creator_id, name, description })),
  total: priced.total,
  lines: wanted.lines
    .filter((_line, index) => stock[index]?.there)
    .map((line, index) => lineOf(line, priced.lines[index] as PricedLine, catalogue)),
})
