import type { Selectable } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { PayoutStatus, payoutHolds } from '#contract/payouts/payouts.ts'
import { move } from '#kernel/states.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Written } from '#platform/database/stored-document.ts'
import type { Tables } from '#platform/database/tables.ts'
import { payoutMoves } from './payout.states.ts'
import type { PayoutParties } from './payouts.documents.ts'
import './payouts.tables.ts'

export type PayoutRecord = Selectable<Tables['payouts']>

export const findPayoutRecord = (db: Reader, id: string): Promise<PayoutRecord | undefined> =>
  db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()

export const lockPayout = (tx: Tx, id: string): Promise<PayoutRecord | undefined> =>
  tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What of a creator is not on its way yet, held so that nobody else moves it. */
export const lockWaiting = (tx: Tx, creatorId: string): Promise<PayoutRecord[]> =>
  tx
    .selectFrom('payouts')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('status', 'in', ['Scheduled', 'OnHold', 'Failed'])
    .orderBy('id')
    .forUpdate()
    .execute()

export type Hold = { hold: (typeof payoutHolds)[number]; reason?: string | null; until?: Date | null }

type Step = {
  to: PayoutStatus
  /** Why, where it is held; what the bank said, where it failed. */
  hold?: Hold
  reason?: string
  by: string | null
  now: Date
  change?: {
    account_id?: string
    currency?: Currency
    amount?: number
    attempt?: number
    file_id?: string | null
    parties?: Written<PayoutParties>
  }
}

const nextEvent = async (tx: Tx, payoutId: string): Promise<number> => {
  const { last } = await tx
    .selectFrom('payout_events')
    .select(({ fn }) => fn.max('index').as('last'))
    .where('payout_id', '=', payoutId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export const addEvent = async (
  tx: Tx,
  event: { payoutId: string; status: PayoutStatus; note: string | null; by: string | null; now: Date },
): Promise<void> => {
  const { payoutId, status, note, by, now } = event
  const index = await nextEvent(tx, payoutId)
  await tx.insertInto('payout_events').values({ payout_id: payoutId, index, status, note, by, at: now }).execute()
}

/** The one way a payout changes its state. The caller holds it. */
export const movePayout = async (tx: Tx, payout: PayoutRecord, { to, hold, reason, by, now, change }: Step): Promise<PayoutRecord> => {
  move(payoutMoves, payout.status, to)
  const note = hold?.reason ?? reason ?? null
  const moved = await tx
    .updateTable('payouts')
    .set({
      status: to,
      hold: hold?.hold ?? null,
      reason: note,
      held_until: hold?.until ?? null,
      paid_at: to === 'Paid' ? now : null,
      updated_at: now,
      ...change,
    })
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(tx, { payoutId: payout.id, status: to, note, by, now })
  return moved
}
