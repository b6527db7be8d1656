import * as contract from '#contract/payments/refunds.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { findOwnSale } from '../settling/sale.views.ts'
import { askRefund } from './ask-refund.ts'
import { describeRefund } from './describe-refund.ts'
import { listFailedRefunds } from './failed-refund.views.ts'
import { notePaidByHand } from './note-paid-by-hand.ts'

export const refundRoutes = (): BoundRoute[] => [
  implement(contract.listFailedRefunds, async ({ db, now }) => ({ status: 200, body: await listFailedRefunds(db, now) })),
  implement(contract.refundOrder, async ({ tx, params, body, visitor, request, now }) => {
    const asked = { orderId: params.orderId, form: body, creatorId: null, by: visitor, network: networkOf(request.ip), now }
    return { status: 201, body: describeRefund(await askRefund(tx, asked)) }
  }),
  implement(contract.notePaidByHand, async ({ tx, params, body, visitor, request, now }) => {
    const noted = { ...params, ...body, userId: visitor.userId, network: networkOf(request.ip), now }
    return { status: 201, body: describeRefund(await notePaidByHand(tx, noted)) }
  }),
  implement(contract.refundSale, async ({ tx, params, body, visitor, request, now }) => {
    const creatorId = visitor.creatorId ?? refuse('not-allowed')
    const sale = (await findOwnSale(tx, params.saleId, creatorId)) ?? refuse('not-found')
    const asked = { orderId: sale.order_id, form: body, creatorId, by: visitor, network: networkOf(request.ip), now }
    return { status: 201, body: describeRefund(await askRefund(tx, asked)) }
  }),
]
