import { type Currency, toMinorUnits } from '#contract/core/money.ts'
import type { MatchedStatement } from '#contract/payouts/payout-files.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Act, confirmPayout, failPayout } from '../change-payout.ts'
import { readEndToEndId } from '../end-to-end-id.rules.ts'
import { findPayoutRecord, type PayoutRecord } from '../payout.store.ts'
import { readCamt, type StatementLine } from './read-camt.ts'

type Outcome = 'confirmed' | 'failed' | 'known' | 'others' | { odd: string }

const unitsIn = (written: string, currency: Currency): number =>
  /^\d+(\.\d{1,5})?$/.test(written) ? toMinorUnits(Number(written), currency) : Number.NaN

/** What does not fit, in a sentence; undefined when everything does. */
const faultOf = (line: StatementLine, payout: PayoutRecord | undefined, attempt: number): string | undefined => {
  if (!payout) return 'There is no payout with this reference.'
  if (line.currency !== payout.currency || unitsIn(line.amount, payout.currency) !== payout.amount)
    return `The statement says ${line.amount} ${line.currency}, the payout is ${toDecimal(payout.amount, payout.currency)} ${payout.currency}.`
  if (attempt > payout.attempt) return 'There was no such transfer.'
  if (payout.status === 'Scheduled' || payout.status === 'OnHold') return `The payout is ${payout.status}: it is in no file.`
  return undefined
}

const apply = async (tx: Tx, line: StatementLine, act: Omit<Act, 'payoutId'>): Promise<Outcome> => {
  const reference = readEndToEndId(line.endToEndId)
  if (!reference) return 'others'
  const payout = await findPayoutRecord(tx, reference.id)
  // An older transfer of a payout that was tried again: it is known to have failed.
  if (payout && reference.attempt < payout.attempt) return 'known'
  const fault = faultOf(line, payout, reference.attempt)
  if (!payout || fault !== undefined) return { odd: fault ?? '' }
  const own = { ...act, payoutId: payout.id }
  if (line.isReturn) {
    if (payout.status === 'Failed') return 'known'
    await failPayout(tx, own, line.reason)
    return 'failed'
  }
  if (payout.status !== 'Processing') return 'known'
  await confirmPayout(tx, own)
  return 'confirmed'
}

/** Confirms and fails payouts by what the bank has booked. Read twice, a statement changes nothing more. */
export const matchStatement = async (tx: Tx, text: string, act: Omit<Act, 'payoutId'>): Promise<MatchedStatement> => {
  const matched: MatchedStatement = { confirmed: 0, failed: 0, known: 0, odd: [], others: 0 }
  for (const line of readCamt(text)) {
    const outcome = await apply(tx, line, act)
    if (typeof outcome === 'string') matched[outcome] += 1
    else matched.odd.push({ endToEndId: line.endToEndId, reason: outcome.odd })
  }
  return matched
}
