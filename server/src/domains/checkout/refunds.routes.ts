import type { Refund } from '#contract/checkout.ts'
import * as contract from '#contract/checkout.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/bind-route.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { askRefund } from './ask-refund.ts'
import type { RefundRow } from './refund.store.ts'
import { findOwnSale } from './sale.views.ts'

const describeRefund = (row: RefundRow): Refund => ({
  id: row.id,
  status: row.status,
  amount: toWire({ currency: row.currency, amount: row.amount }),
  reason: row.reason,
  lineIds: row.line_ids,
  at: row.created_at.toISOString(),
})

export const refundRoutes = (): BoundRoute[] => [
  implement(contract.refundOrder, async ({ tx, params, body, visitor, request, now }) => {
    const asked = { orderId: params.orderId, form: body, creatorId: null, by: visitor, network: networkOf(request.ip), now }
    return { status: 201, body: describeRefund(await askRefund(tx, asked)) }
  }),
  implement(contract.refundSale, async ({ tx, params, body, visitor, request, now }) => {
    const creatorId = visitor.creatorId ?? refuse('not-allowed')
    const sale = (await findOwnSale(tx, params.saleId, creatorId)) ?? refuse('not-found')
    const asked = { orderId: sale.order_id, form: body, creatorId, by: visitor, network: networkOf(request.ip), now }
    return { status: 201, body: describeRefund(await askRefund(tx, asked)) }
  }),
]
