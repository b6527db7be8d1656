import type { Currency } from '#contract/core/money.ts'
import { lineId } from '#contract/orders/line-id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepPartnerChannel } from './channel.rules.ts'
import type { ReadCatalogueRows } from './lines/line.views.ts'
import { stockMessage } from './lines/stock-lines.ts'
import { type CartRow, lockCart, lockKnownOrder, type OrderRow, setLines } from './order.store.ts'
import type { WantedLine } from './orders.tables.ts'
import { type Quote, quoteOrder } from './quote-order.ts'

type WantedItem = {
  type: 'Product' | 'Bundle'
  productId?: string | undefined
  bundleId?: string | undefined
  creatorId: string
  variationId: string
  quantity: number
  /** Only our own code can say that it came from the creator's own site, never a request body. */
  via?: WantedLine['channel'] | undefined
}

export type WantedOrder = { currency: Currency; items: readonly WantedItem[] }

type Buyer = { userId: string | null; owned: ReadonlySet<string> }

type Change = { id: string; wanted: WantedOrder; utm: Record<string, string>; returnUrl: string | null; buyer: Buyer; now: Date }

const toLine = (item: WantedOrder['items'][number], index: number): WantedLine => {
  const { creatorId, variationId, quantity } = item
  const itemId = item.type === 'Product' ? item.productId : item.bundleId
  const field = item.type === 'Product' ? 'productId' : 'bundleId'
  if (!itemId) return refuse('invalid-input', { errors: { [`items.${index}.${field}`]: ['Say what it is'] } })
  return {
    kind: item.type === 'Product' ? 'product' : 'bundle',
    creatorId,
    itemId,
    variationId,
    quantity,
    ...(item.via && { channel: item.via }),
  }
}

const requireNoneTwice = (lines: readonly WantedLine[]): void => {
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const id = lineId(line)
    if (seen.has(id)) refuse('invalid-input', { errors: { [`items.${index}.id`]: ['This is in the cart twice'] } })
    seen.add(id)
  }
}

/** Once it is not Open any more, an order cannot be changed. */
export const requireOpen = (order: Pick<OrderRow, 'status'>): void => {
  if (order.status !== 'Open') refuse('already-done', { detail: 'This order is being paid or is complete. Start a new one.' })
}

/** The order of a subscription's period is for that alone. */
const isRenewal = (lines: readonly WantedLine[]): boolean => lines.some((line) => line.agreed)

const requireOwnChoice = (renews: boolean): void => {
  if (renews) refuse('already-done', { detail: 'This order renews a subscription and can’t be changed.' })
}

/** An order that its buyer may still change, locked until the request is over. */
export const lockOwnChoice = async (tx: Tx, id: string): Promise<OrderRow> => {
  const order = (await lockKnownOrder(tx, id)) ?? refuse('not-found')
  requireOpen(order)
  requireOwnChoice(isRenewal(order.lines))
  return order
}

/** Lines that can no longer be bought are named in the refusal, and the order stays as it was. */
export const requireStock = ({ stock }: Quote): void => {
  const errors = stock.flatMap((verdict, index) =>
    verdict.there ? [] : [[`items.${index}.id`, [stockMessage[verdict.because]]] as [string, string[]]],
  )
  if (errors.length > 0) refuse('invalid-input', { errors: Object.fromEntries(errors) })
}

/** Sets what is in the cart. Prices, names and totals in the request are ignored. */
export const changeOrder = async (
  tx: Tx,
  readCatalogueRows: ReadCatalogueRows,
  { id, wanted, utm, returnUrl, buyer, now }: Change,
): Promise<{ order: CartRow; quote: Quote }> => {
  const { currency } = wanted
  const lines = wanted.items.map(toLine)
  requireNoneTwice(lines)
  const order = await lockCart(tx, id, currency, now)
  requireOpen(order)
  requireOwnChoice(order.renews)
  const quote = await quoteOrder(tx, readCatalogueRows, {
    currency,
    lines,
    couponIds: order.coupon_ids,
    owned: buyer.owned,
    tax: null,
    now,
  })
  requireStock(quote)
  await setLines(tx, id, { currency, lines: keepPartnerChannel(lines, order.fromSite), utm, returnUrl, userId: buyer.userId, now })
  return { order, quote }
}
