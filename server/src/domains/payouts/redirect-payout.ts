import type { Selectable } from 'kysely'
import { writeEntry } from '#domains/ledger/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { exchange, sumOf } from './exchange.rules.ts'
import { movePayout, type PayoutRecord } from './payout.store.ts'
import { repayableLines } from './payout-entry.rules.ts'
import { findRates } from './runs/run.store.ts'
import { replaceAmounts } from './write-amounts.ts'

type Account = Pick<Selectable<Tables['payout_accounts']>, 'id' | 'currency' | 'held_until'>

/** The same balances at the run's own rates, in the other currency. */
const changeCurrency = async (tx: Tx, payout: PayoutRecord, to: Account, now: Date) => {
  if (payout.currency === to.currency) return {}
  const balances = await tx.selectFrom('payout_amounts').select(['currency', 'amount']).where('payout_id', '=', payout.id).execute()
  const amounts = exchange(balances, to.currency, await findRates(tx, payout.run_id))
  const [before, after] = [
    { currency: payout.currency, amount: payout.amount },
    { currency: to.currency, amount: sumOf(amounts) },
  ]
  await replaceAmounts(tx, payout.id, amounts)
  const reference = `${payout.id}/${to.id}`
  const lines = repayableLines(payout.creator_id, before, after)
  await writeEntry(tx, { kind: 'Payout', reference, orderId: null, currency: to.currency, lines, now })
  return after
}

/** Sends a payout that has not left to another account, after the days that account waits. What was held by staff stays so. */
export const redirectPayout = async (tx: Tx, payout: PayoutRecord, to: Account, { by, now }: { by: string | null; now: Date }) => {
  const change = {
    account_id: to.id,
    ...(await changeCurrency(tx, payout, to, now)),
    ...(payout.status === 'Failed' && { attempt: payout.attempt + 1, file_id: null }),
  }
  if (payout.status === 'OnHold' && payout.hold === 'Staff') {
    await tx
      .updateTable('payouts')
      .set({ ...change, updated_at: now })
      .where('id', '=', payout.id)
      .execute()
    return
  }
  await movePayout(tx, payout, { to: 'OnHold', hold: { hold: 'AccountChanged', until: to.held_until }, by, now, change })
}
