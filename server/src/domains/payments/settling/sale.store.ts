import { sql } from 'kysely'
import { type OrderRow, utmDocument } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { reasonOfRate } from '../fee.rules.ts'
import { type LineSnapshot, locationDocument, type SaleLocation } from '../payment.documents.ts'
import type { PaymentRow } from '../payment.store.ts'
import '../payments.tables.ts'
import { forgetCards } from '../saved-card.store.ts'

const byCreator = (basket: readonly LineSnapshot[]): LineSnapshot[][] => [...Map.groupBy(basket, (line) => line.creatorId).values()]

const sumOf = (lines: readonly LineSnapshot[], part: 'original' | 'discount' | 'tax' | 'due' | 'fee' | 'net'): number =>
  lines.reduce((sum, line) => sum + line[part], 0)

/** Moves sales together with their order to another account. */
export const moveSales = (tx: Tx, { from, to }: { from: string; to: string }) =>
  sql`
    update sales s set customer_id = ${to} from orders o
    where s.customer_id = ${from} and o.id = s.order_id and o.user_id = ${to}`.execute(tx)

/** Removes the name of a deleted account from sales. Invoices keep it, as the law requires; so does the order, for disputes. */
export const forgetBuyer = async (tx: Tx, userId: string): Promise<void> => {
  await forgetCards(tx, userId)
  await tx.updateTable('sales').set({ customer_name: 'Deleted account', customer_email: '' }).where('customer_id', '=', userId).execute()
}

const insertLineCoupons = async (tx: Tx, orderId: string, basket: readonly LineSnapshot[]): Promise<void> => {
  const coupons = basket.flatMap(({ lineId, coupons: used }) =>
    used.map(({ id, code, amount }) => ({ order_id: orderId, line_id: lineId, coupon_id: id, code, amount })),
  )
  if (coupons.length > 0) await tx.insertInto('sale_line_coupons').values(coupons).execute()
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort()

/** What lists of sales show and filter by, next to the lines. */
const listedAs = (lines: readonly LineSnapshot[]) => ({
  what: lines.map(({ name }) => name).join(', '),
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  items: distinct(lines.map(({ kind, itemId }) => `${kind}/${itemId}`)),
  channels: distinct(lines.map(({ channel }) => channel ?? 'Marketplace')),
  coupons: distinct(lines.flatMap((line) => line.coupons.map(({ code }) => code))),
})

type NewSale = { order: OrderRow; payment: PaymentRow; userId: string; location: SaleLocation | null; now: Date }

/** One sale for each creator, with its lines. */
export const insertSales = async (tx: Tx, { order, payment, userId, location, now }: NewSale): Promise<void> => {
  const { basket, buyer, currency } = payment
  const sales = byCreator(basket).map((lines) => ({ id: newId('sal', now), lines }))
  await tx
    .insertInto('sales')
    .values(
      sales.map(({ id, lines }) => ({
        id,
        order_id: order.id,
        order_number: order.number as number,
        creator_id: lines[0]?.creatorId as string,
        at: now,
        customer_id: userId,
        customer_name: buyer.name,
        customer_email: buyer.email,
        country: buyer.country,
        currency,
        gross: sumOf(lines, 'original'),
        discount: sumOf(lines, 'discount'),
        tax: sumOf(lines, 'tax'),
        due: sumOf(lines, 'due'),
        fee: sumOf(lines, 'fee'),
        net: sumOf(lines, 'net'),
        ...listedAs(lines),
        earned: sumOf(lines, 'net'),
        usd_rate: sql<number>`usd_rate_on(${currency}, ${now.toISOString().slice(0, 10)})`,
        status: 'Completed' as const,
        utm: utmDocument.write(order.utm),
        location: writeOptional(locationDocument, location),
      })),
    )
    .execute()
  const indexes = new Map(basket.map((line, index) => [line.lineId, index]))
  await tx
    .insertInto('sale_lines')
    .values(
      sales.flatMap(({ id, lines }) =>
        lines.map((line) => ({
          order_id: order.id,
          line_id: line.lineId,
          sale_id: id,
          index: indexes.get(line.lineId) ?? 0,
          kind: line.kind,
          creator_id: line.creatorId,
          item_id: line.itemId,
          variation_id: line.variationId,
          name: line.name,
          variation_name: line.variationName,
          quantity: line.quantity,
          original: line.original,
          discount: line.discount,
          subtotal: line.subtotal,
          tax: line.tax,
          due: line.due,
          fee_rate: line.feeRate,
          fee_reason: line.feeReason ?? reasonOfRate(line.feeRate),
          channel: line.channel ?? null,
          fee: line.fee,
          net: line.net,
          granted: line.quantity * line.grants.length,
          recurs: line.agreement !== undefined || line.renews !== undefined,
        })),
      ),
    )
    .execute()
  await insertLineCoupons(tx, order.id, basket)
}
