import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/payments/checkout.ts'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { findOrder, isBuyer, type OrderRow, visitOrder } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { forgetCall } from '#platform/http/bind-route.ts'
import { type BoundRoute, implement, implementAfter, implementAlone } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import { beginPayment } from '../begin-payment.ts'
import { describePayment } from '../describe-payment.ts'
import { askProvider, cancelWith, confirmWith, toPaymentOrder } from '../pay.ts'
import { findLastPayment, type PaymentRow } from '../payment.store.ts'
import { applyPaymentStatus } from '../settling/apply-payment-status.ts'
import { type CheckoutDeps, describeCheckout } from './describe-checkout.ts'
import { saveCheckout } from './save-checkout.ts'

type Caller = { visitor: Visitor; request: FastifyRequest; now: Date }

const secretOf = ({ headers }: FastifyRequest): string | undefined => {
  const secret = headers[checkoutSecretHeader]
  return typeof secret === 'string' && secret.length <= 100 ? secret : undefined
}

/** Same answer for "not yours" and "not there": a different one would let a stranger find orders. */
const getOwnPayment = async (db: Reader, orderId: string, { visitor, request }: Caller): Promise<PaymentRow | undefined> => {
  const order = await findOrder(db, orderId)
  if (!order || !isBuyer(order, visitor, request)) return refuse('not-found')
  return findLastPayment(db, orderId)
}

const answerPayment = async (db: Reader, deps: CheckoutDeps, orderId: string, { visitor, request, now }: Caller) => {
  const order = (await findOrder(db, orderId)) ?? refuse('not-found')
  const body = await describePayment(db, deps, { order, visitor, isBuyer: isBuyer(order, visitor, request), now })
  return { status: 200, body }
}

type Reported = { payment: PaymentRow; report: PaymentReport }

/** In a transaction of its own, committed before the answer is read: the next payment to settle waits for the number of this invoice. */
const takeReport = async (db: Reader, { payment, report }: Reported, now: Date): Promise<void> =>
  inTransaction(db, (tx) => applyPaymentStatus(tx, payment.id, payment.order_id, report, now))

export const checkoutRoutes = (deps: CheckoutDeps): BoundRoute[] => [
  // The visit is written, which a replica cannot do.
  implementAlone(contract.getCheckout, async ({ db, params, visitor, request, now }) => {
    const order = (await visitOrder(db, params.orderId, now)) ?? refuse('not-found')
    return { status: 200, body: await describeCheckout(db, deps, { order, visitor, isBuyer: isBuyer(order, visitor, request), now }) }
  }),

  implement(contract.saveCheckout, async ({ tx, params, body, visitor, request, now }) => {
    const asked = { orderId: params.orderId, form: body, visitor, secret: secretOf(request), address: request.ip, now }
    const { order, secret, quoted, seen } = await saveCheckout(tx, deps.readCatalogueRows, asked)
    return { status: 200, body: { ...(await describeCheckout(tx, deps, { order, visitor, isBuyer: true, now, quoted, seen })), secret } }
  }),

  // No lock or connection is held while the provider is asked: a slow one slows nobody else.
  implementAfter(
    contract.startPayment,
    async ({ db, params, body, visitor, request, now }): Promise<void> => {
      const network = networkOf(request.ip)
      const own = (order: OrderRow): boolean => isBuyer(order, visitor, request)
      const asked = { orderId: params.orderId, form: body, visitor, isBuyer: own, address: request.ip, network, now }
      const { payment, asks } = await inTransaction(db, (tx) => beginPayment(tx, deps, asked))
      if (!asks) return
      const report = await askProvider(async () => deps.providers.get(payment.provider).start(toPaymentOrder(payment, body.card)))
      await takeReport(db, { payment, report }, now)
    },
    async ({ tx, params, ...caller }) => {
      const answer = await answerPayment(tx, deps, params.orderId, caller)
      // Sending free orders to strangers' addresses is free of charge, so these calls stay counted.
      if (answer.body.status !== 'Declined' && answer.body.due.amount > 0) await forgetCall(tx, contract.startPayment, caller.request)
      return answer
    },
  ),

  implementAfter(
    contract.confirmPayment,
    async ({ db, params, body, ...caller }): Promise<void> => {
      const payment = await getOwnPayment(db, params.orderId, caller)
      const report = payment && (await confirmWith(deps.providers, payment, body.approved))
      if (report) await takeReport(db, { payment, report }, caller.now)
    },
    ({ tx, params, ...caller }) => answerPayment(tx, deps, params.orderId, caller),
  ),

  implement(contract.getPayment, ({ db, params, ...caller }) => answerPayment(db, deps, params.orderId, caller)),

  implementAfter(
    contract.cancelPayment,
    async ({ db, params, ...caller }): Promise<void> => {
      const payment = await getOwnPayment(db, params.orderId, caller)
      const report = payment && (await cancelWith(deps.providers, payment))
      if (report) await takeReport(db, { payment, report }, caller.now)
    },
    ({ tx, params, ...caller }) => answerPayment(tx, deps, params.orderId, caller),
  ),
]
