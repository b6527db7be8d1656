import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import type { PaymentRow } from './payment.store.ts'
import './payments.tables.ts'

export const findSavedCard = (db: Reader, userId: string, provider: PaymentProviderName) =>
  db
    .selectFrom('saved_cards')
    .select(['method_id', 'method_name'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** Saves the card of a payment whose buyer asked for it. It replaces the one before. */
export const keepCard = async (tx: Tx, payment: PaymentRow, report: PaymentReport | undefined, now: Date): Promise<void> => {
  const { buyer, provider } = payment
  if (!payment.keeps_card || !buyer.userId || provider === 'None' || !report?.methodId || !report.methodName) return
  const card = { method_id: report.methodId, method_name: report.methodName, saved_at: now }
  await tx
    .insertInto('saved_cards')
    .values({ user_id: buyer.userId, provider, ...card })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(card))
    .execute()
}

export const forgetCards = (tx: Tx, userId: string) => tx.deleteFrom('saved_cards').where('user_id', '=', userId).execute()

/** The saved card of somebody: for their settings, and for the export of their data. */
export const exportCards = async (db: Reader, userId: string) => {
  const rows = await db.selectFrom('saved_cards').select(['method_name', 'saved_at']).where('user_id', '=', userId).execute()
  return rows.map(({ method_name: card, saved_at }) => ({ card, savedAt: saved_at.toISOString() }))
}
