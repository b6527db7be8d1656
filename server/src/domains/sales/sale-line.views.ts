import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { LineRefund } from '#contract/payments/refunds.ts'
import type { SaleChannel } from '#contract/sales/sale-wish.ts'
import type { SaleLine } from '#contract/sales/sales.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'

export type SaleLineRow = {
  sale_id: string
  line_id: string
  kind: 'product' | 'bundle'
  item_id: string
  name: string
  variation_name: string
  quantity: number
  original: number
  discount: number
  tax: number
  due: number
  fee_rate: number
  fee_reason: SaleLine['feeReason']
  channel: SaleChannel | null
  fee: number
  net: number
  coupons: { code: string; amount: number }[]
  refund: LineRefund
  licenses: SaleLine['licenses']
}

/** The lines of a whole order, or of one creator's part of it, with the licenses they gave. */
export const listSaleLines = async (db: Reader, of: { orderId: string } | { saleId: string }): Promise<SaleLineRow[]> => {
  const { rows } = await sql<SaleLineRow>`
    select l.sale_id, l.line_id, l.kind, l.item_id, l.name, l.variation_name, l.quantity, l.original, l.discount, l.tax, l.due, l.fee_rate,
      l.fee_reason, l.channel, l.fee, l.net, (select r.status from refunds r where r.id = l.refund_id) as refund,
      (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'amount', c.amount) order by c.code), '[]')
        from sale_line_coupons c where c.order_id = l.order_id and c.line_id = l.line_id) as coupons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'productId', n.product_id, 'productName', p.name, 'status', n.status)
          order by n.id), '[]')
        from licenses n join products p on p.creator_id = n.creator_id and p.id = n.product_id
        where n.order_id = l.order_id and n.line_id = l.line_id) as licenses
    from sale_lines l where ${'saleId' in of ? sql`l.sale_id = ${of.saleId}` : sql`l.order_id = ${of.orderId}`}
    order by l.index`.execute(db)
  return rows
}

export const describeSaleLine = (line: SaleLineRow, currency: Currency): SaleLine => {
  const money = (amount: number) => toWire({ currency, amount })
  return {
    id: line.line_id,
    kind: line.kind === 'product' ? 'Product' : 'Bundle',
    itemId: line.item_id,
    name: line.name,
    variationName: line.variation_name,
    quantity: line.quantity,
    original: money(line.original),
    discount: money(line.discount),
    tax: money(line.tax),
    due: money(line.due),
    feeRate: line.fee_rate,
    feeReason: line.fee_reason,
    channel: line.channel ?? 'Marketplace',
    fee: money(line.fee),
    net: money(line.net),
    coupons: line.coupons.map(({ code, amount }) => ({ code, amount: money(amount) })),
    refund: line.refund,
    licenses: line.licenses,
  }
}
