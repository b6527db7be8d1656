import type { BundleCard } from '#contract/catalog/catalog.ts'
import type { CartHints } from '#contract/orders/cart-hints.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { listBundlesWith } from './bundles-with.views.ts'
import { catalogueKey, type ReadCatalogueRows } from './line.views.ts'
import { lineId } from './line-id.ts'
import type { OrderRow } from './order.store.ts'
import type { WantedLine } from './orders.tables.ts'
import { type Quote, quoteOrder } from './quote-order.ts'

type Asked = { order: OrderRow; owned: ReadonlySet<string>; now: Date }

const nothing: CartHints = { covered: [], cheaper: null }

const isOneOff = (line: WantedLine, { catalogue }: Quote): boolean => {
  const row = (line.kind === 'product' ? catalogue.products : catalogue.bundles).get(catalogueKey(line))
  return row?.content.variations.find(({ id }) => id === line.variationId)?.recurrence.type === 'OneOff'
}

/** The bundle line beside it that gives the same product for good. */
const bundleWith = (line: WantedLine, quote: Quote): { line: WantedLine; name: string } | undefined => {
  const bundles = quote.wanted.lines.filter((one) => one.kind === 'bundle' && isOneOff(one, quote))
  for (const one of bundles) {
    const row = quote.catalogue.bundles.get(catalogueKey(one))
    if (row?.parts.some(({ key }) => key === catalogueKey(line))) return { line: one, name: row.content.name }
  }
  return undefined
}

const toLine = ({ creatorId, id, pricingConfiguration }: BundleCard): WantedLine | undefined =>
  pricingConfiguration?.recurrence.type === 'OneOff'
    ? { kind: 'bundle', creatorId, itemId: id, variationId: pricingConfiguration.id, quantity: 1 }
    : undefined

/** What stands twice in a cart, and the bundle by which it would cost least. Every sum is that of the cart's own quote. */
export const findCartHints = async (db: Reader, readCatalogueRows: ReadCatalogueRows, { order, owned, now }: Asked): Promise<CartHints> => {
  const { currency, lines, coupon_ids: couponIds } = order
  if (order.status !== 'Open' || lines.some((line) => line.agreed)) return nothing
  const quoteFor = (wanted: readonly WantedLine[]) =>
    quoteOrder(db, readCatalogueRows, { currency, lines: wanted, couponIds, owned, tax: null, now })
  const quote = await quoteFor(lines)
  const products = lines.filter((line, index) => line.kind === 'product' && quote.stock[index]?.there && isOneOff(line, quote))
  const covered = products.flatMap((line) => {
    const bundle = bundleWith(line, quote)
    return bundle ? [{ lineId: lineId(line), bundleLineId: lineId(bundle.line), bundleName: bundle.name }] : []
  })

  // Several of one thing are several licenses, which one bundle does not give.
  const single = products.filter((line) => line.quantity === 1 && !covered.some((one) => one.lineId === lineId(line)))
  const held = new Set(lines.map((line) => (line.kind === 'bundle' ? catalogueKey(line) : '')))
  let best: { bundle: BundleCard; replaces: string[]; saving: number } | undefined
  for (const bundle of await listBundlesWith(db, single, now)) {
    const line = toLine(bundle)
    if (!line || held.has(catalogueKey(line))) continue
    const parts = (await quoteFor([line])).catalogue.bundles.get(catalogueKey(line))?.parts ?? []
    const replaced = single.filter((one) => parts.some(({ key }) => key === catalogueKey(one)))
    const after = await quoteFor([...lines.filter((one) => !replaced.includes(one)), line])
    const saving = quote.priced.total.due - after.priced.total.due
    if (replaced.length > 0 && saving > (best?.saving ?? 0)) best = { bundle, replaces: replaced.map(lineId), saving }
  }
  return { covered, cheaper: best ? { ...best, saving: toWire({ currency, amount: best.saving }) } : null }
}
