import type { Tx } from '#platform/database/database.ts'
import type { Exchanged } from './exchange.rules.ts'
import './payouts.tables.ts'

/** What the lines of a payout sum to, by currency, and what that comes to. */
export const writeAmounts = async (tx: Tx, payoutId: string, amounts: readonly Exchanged[]): Promise<void> => {
  await tx
    .insertInto('payout_amounts')
    .values(amounts.map(({ currency, amount, rate, result }) => ({ payout_id: payoutId, currency, amount, rate, result })))
    .execute()
}

/** The same for a payout that had others, in another currency. */
export const replaceAmounts = async (tx: Tx, payoutId: string, amounts: readonly Exchanged[]): Promise<void> => {
  await tx.deleteFrom('payout_amounts').where('payout_id', '=', payoutId).execute()
  await writeAmounts(tx, payoutId, amounts)
}
