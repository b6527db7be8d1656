import * as contract from '#contract/sales/order-story.ts'
import { correctOrderInvoice } from '#domains/payments/index.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { moveToAccount, previewMove } from './move/move-order.ts'
import type { TellDeps } from './move/tell-of-move.ts'
import { resendOrderReceipt } from './resend-order-receipt.ts'
import { tellStory } from './story/tell-story.ts'

export const orderStoryRoutes = (deps: TellDeps) => [
  implement(contract.getOrderTimeline, async ({ db, params }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => tellStory(tx, params.orderId)),
  })),

  implement(contract.resendOrderReceipt, async ({ tx, params, visitor, request, now }) => {
    await resendOrderReceipt(tx, { orderId: params.orderId, userId: visitor.userId, network: networkOf(request.ip), now })
    return { status: 204 }
  }),

  implement(contract.correctInvoice, async ({ tx, params, body, visitor, request, now }) => {
    const by = { userId: visitor.userId, network: networkOf(request.ip), now }
    return { status: 201, body: await correctOrderInvoice(tx, { orderId: params.orderId, form: body, ...by }) }
  }),

  implement(contract.previewOrderMove, async ({ db, params, query }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => previewMove(tx, params.orderId, query.email)),
  })),

  implement(contract.moveOrderToAccount, async ({ tx, params, body, visitor, request, now }) => {
    const by = { userId: visitor.userId, network: networkOf(request.ip), now }
    return { status: 200, body: await moveToAccount(tx, deps, { orderId: params.orderId, form: body, ...by }) }
  }),
]
