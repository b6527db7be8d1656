import type { BundleCard } from '#contract/catalog/catalog.ts'
import type { CartHints } from '#contract/orders/cart-hints.ts'
import { lineId } from '#contract/orders/line-id.ts'
import { listOwnPolicies, type OwnPolicies, policyInBundle, type VariationContent } from '#domains/catalog/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { listBundlesWith } from './bundles-with.views.ts'
import { catalogueKey, type ReadCatalogueRows } from './lines/line.views.ts'
import type { OrderRow } from './order.store.ts'
import type { WantedLine } from './orders.tables.ts'
import { type Quote, quoteOrder } from './quote-order.ts'

type Asked = { order: OrderRow; owned: ReadonlySet<string>; now: Date }

const nothing: CartHints = { covered: [], cheaper: null }

const variationOf = (line: WantedLine, { catalogue }: Quote): VariationContent | undefined => {
  const row = (line.kind === 'product' ? catalogue.products : catalogue.bundles).get(catalogueKey(line))
  return row?.content.variations.find(({ id }) => id === line.variationId)
}

const isOneOff = (line: WantedLine, quote: Quote): boolean => variationOf(line, quote)?.recurrence.type === 'OneOff'

type Covering = { line: WantedLine; quote: Quote }

/** Whether a bundle gives all that a line would: the product, the same quantity, the same seats. A quantity of several means several licenses. */
const covers = (bundle: Covering, { line, quote }: Covering, policies: OwnPolicies): boolean => {
  const key = catalogueKey(line)
  const row = bundle.quote.catalogue.bundles.get(catalogueKey(bundle.line))
  // A bundle that completes what somebody owns does not give those products again.
  if (!row || (row.content.partial && quote.wanted.owned.has(key))) return false
  const [mine, its] = [variationOf(line, quote)?.licensePolicy, variationOf(bundle.line, bundle.quote)?.licensePolicy]
  if (!mine || !its || line.quantity > bundle.line.quantity || !row.parts.some((part) => part.key === key)) return false
  const given = policyInBundle(its, policies.get(key))
  return given.seats >= mine.seats && (given.offlineActivation || !mine.offlineActivation || mine.seats === 0)
}

const toLine = ({ creatorId, id, pricingConfiguration }: BundleCard): WantedLine | undefined =>
  pricingConfiguration?.recurrence.type === 'OneOff'
    ? { kind: 'bundle', creatorId, itemId: id, variationId: pricingConfiguration.id, quantity: 1 }
    : undefined

/** Products that are in a cart twice, and the bundle that would make it cheapest. Every amount comes from the cart's own quote. */
export const findCartHints = async (db: Reader, readCatalogueRows: ReadCatalogueRows, { order, owned, now }: Asked): Promise<CartHints> => {
  const { currency, lines, coupon_ids: couponIds } = order
  if (order.status !== 'Open' || lines.some((line) => line.agreed)) return nothing
  const quoteFor = (wanted: readonly WantedLine[]) =>
    quoteOrder(db, readCatalogueRows, { currency, lines: wanted, couponIds, owned, tax: null, now })
  const quote = await quoteFor(lines)
  const products = lines.filter((line, index) => line.kind === 'product' && quote.stock[index]?.there && isOneOff(line, quote))
  const policies = await listOwnPolicies(
    db,
    products.map(({ creatorId, itemId: productId }) => ({ creatorId, productId })),
  )
  const bundles = lines.filter((line) => line.kind === 'bundle' && isOneOff(line, quote))
  const covered = products.flatMap((line) => {
    const beside = bundles.find((bundle) => covers({ line: bundle, quote }, { line, quote }, policies))
    if (!beside) return []
    const bundleName = quote.catalogue.bundles.get(catalogueKey(beside))?.content.name ?? ''
    return [{ lineId: lineId(line), bundleLineId: lineId(beside), bundleName }]
  })

  const left = products.filter((line) => !covered.some((one) => one.lineId === lineId(line)))
  const held = new Set(lines.map((line) => (line.kind === 'bundle' ? catalogueKey(line) : '')))
  let best: { bundle: BundleCard; replaces: string[]; more: number; saving: number } | undefined
  for (const bundle of await listBundlesWith(db, left, now)) {
    const line = toLine(bundle)
    if (!line || held.has(catalogueKey(line))) continue
    const alone = { line, quote: await quoteFor([line]) }
    const replaced = left.filter((one) => covers(alone, { line: one, quote }, policies))
    if (replaced.length === 0) continue
    const after = await quoteFor([...lines.filter((one) => !replaced.includes(one)), line])
    const saving = quote.priced.total.due - after.priced.total.due
    if (saving <= (best?.saving ?? 0)) continue
    const taken = new Set([...owned, ...replaced.map(catalogueKey)])
    const parts = alone.quote.catalogue.bundles.get(catalogueKey(line))?.parts ?? []
    best = { bundle, replaces: replaced.map(lineId), more: parts.filter(({ key }) => !taken.has(key)).length, saving }
  }
  return { covered, cheaper: best ? { ...best, saving: toWire({ currency, amount: best.saving }) } : null }
}
