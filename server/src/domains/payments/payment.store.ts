import type { Selectable } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { move } from '#kernel/states.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import { type BuyerSnapshot, basketDocument, buyerDocument, type LineSnapshot } from './payment.documents.ts'
import { type PaymentStatus, paymentMoves, underWay } from './payment.states.ts'

import './payments.tables.ts'

const readPayment = (row: Selectable<Tables['payments']>) => ({
  ...row,
  basket: basketDocument.read(row.basket).lines,
  buyer: buyerDocument.read(row.buyer),
})

export type PaymentRow = ReturnType<typeof readPayment>

export const lockPayment = async (tx: Tx, id: string): Promise<PaymentRow> =>
  readPayment(await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow())

export const findPayment = async (db: Reader, id: string): Promise<PaymentRow | undefined> => {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readPayment(row)
}

/** The newest attempt to pay an order. */
export const findLastPayment = async (db: Reader, orderId: string): Promise<PaymentRow | undefined> => {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readPayment(row)
}

export const findPaymentByProvider = (db: Reader, provider: PaymentRow['provider'], providerId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

type NewPayment = {
  id: string
  orderId: string
  provider: PaymentRow['provider']
  currency: Currency
  amount: number
  basket: LineSnapshot[]
  buyer: BuyerSnapshot
  customer: string
  fingerprint: string
  network: string
  /** A renewal: charged without the buyer. */
  savedMethod?: string
  /** The buyer's saved card. */
  chosenMethod?: string | undefined
  keepsCard?: boolean
  upgrades?: string[]
  now: Date
}

export const insertPayment = async (tx: Tx, payment: NewPayment): Promise<PaymentRow> => {
  const row = await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      status: 'Started',
      currency: payment.currency,
      amount: payment.amount,
      basket: basketDocument.write({ lines: payment.basket }),
      buyer: buyerDocument.write(payment.buyer),
      buyer_id: payment.buyer.userId,
      customer: payment.customer,
      fingerprint: payment.fingerprint,
      network: payment.network,
      saved_method: payment.savedMethod ?? null,
      chosen_method: payment.chosenMethod ?? null,
      keeps_card: payment.keepsCard ?? false,
      upgrades: payment.upgrades ?? [],
      created_at: payment.now,
      updated_at: payment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readPayment(row)
}

/** The only way a payment changes its status, with what the provider said about it. */
export const movePayment = async (
  tx: Tx,
  payment: PaymentRow,
  to: PaymentStatus,
  report: PaymentReport | undefined,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set({
      status: move(paymentMoves, payment.status, to),
      updated_at: now,
      ...((to === 'Succeeded' || to === 'LateCapture') && { captured: payment.amount }),
      ...(report && {
        provider_id: report.providerId,
        reason: report.reason,
        client_secret: report.clientSecret,
        method_id: report.methodId,
        method_name: report.methodName,
        card_country: report.cardCountry,
      }),
    })
    .where('id', '=', payment.id)
    .execute()
}

/** A second attempt to buy the same items, a short while ago or at this moment. */
export const findSamePayment = (
  db: Reader,
  {
    customer,
    fingerprint,
    network,
    orderId,
    since,
  }: { customer: string; fingerprint: string; network: string | null; orderId: string; since: Date },
) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('customer', '=', customer)
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', since)
    .where('order_id', '<>', orderId)
    .where('status', 'in', [...underWay, 'Succeeded'])
    .$if(network !== null, (query) => query.where('network', '=', network as string))
    .limit(1)
    .executeTakeFirst()

/** Payments with this provider that have had no news for a while. */
export const listUnderWay = async (db: Reader, provider: PaymentRow['provider'], before: Date, limit: number): Promise<PaymentRow[]> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', 'in', [...underWay])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
  return rows.map(readPayment)
}

/** Never more than was captured: the database refuses a higher sum. */
export const addRefunded = (tx: Tx, paymentId: string, amount: number) =>
  tx
    .updateTable('payments')
    .set((set) => ({ refunded: set('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .execute()
