import type { PayoutStatus } from '#contract/payouts/payouts.ts'
import { record } from '#domains/audit/index.ts'
import { holdCreator } from '#domains/creators/index.ts'
import { writeEntry } from '#domains/ledger/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { canMove } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { findAccount } from './account/account.store.ts'
import { payoutMoves } from './payout.states.ts'
import { findPayoutRecord, lockPayout, movePayout, type PayoutRecord } from './payout.store.ts'
import { paidLines } from './payout-entry.rules.ts'
import { type PayoutNews, payoutNews } from './payout-news.ts'
import { completeParties } from './payout-parties.ts'
import { redirectPayout } from './redirect-payout.ts'

/** Who acts; nobody where a bank's statement does. */
export type Act = { payoutId: string; by: string; network: string; now: Date }

const refuseMeanwhile = ({ status }: PayoutRecord): never =>
  refuse('already-done', { detail: `This payout is now ${status === 'OnHold' ? 'on hold' : status.toLowerCase()}. Check it again.` })

const lock = async (tx: Tx, payoutId: string, to: PayoutStatus): Promise<PayoutRecord> => {
  const payout = (await lockPayout(tx, payoutId)) ?? refuse('not-found')
  if (!canMove(payoutMoves, payout.status, to) || payout.status === to) refuseMeanwhile(payout)
  return payout
}

/** The same where its creator's account decides: behind whoever changes that account, whose new one is seen then. */
const lockWithCreator = async (tx: Tx, payoutId: string, to: PayoutStatus): Promise<PayoutRecord> => {
  const { creator_id } = (await findPayoutRecord(tx, payoutId)) ?? refuse('not-found')
  await holdCreator(tx, creator_id)
  return lock(tx, payoutId, to)
}

const note = (tx: Tx, payout: PayoutRecord, { by, network, now }: Act, details: Record<string, string>) =>
  record(tx, { action: 'payout.changed', at: now, actorId: by, creatorId: payout.creator_id, subject: payout.id, details, network })

/** Told once for each transfer that was tried. */
const tell = (
  tx: Tx,
  { id: payoutId, attempt }: PayoutRecord,
  what: Extract<PayoutNews['what'], 'held' | 'paid' | 'failed'>,
  now: Date,
) => {
  const id = `${payoutId}-${what}-${attempt}${what === 'held' ? `-${now.getTime()}` : ''}`
  return addJob(tx, payoutNews, { what, id, payoutId }, { key: `payout-news:${id}` })
}

export const holdPayout = async (tx: Tx, act: Act, reason: string): Promise<void> => {
  const payout = await lock(tx, act.payoutId, 'OnHold')
  if (payout.status !== 'Scheduled') refuseMeanwhile(payout)
  const held = await movePayout(tx, payout, { to: 'OnHold', hold: { hold: 'Staff', reason }, by: act.by, now: act.now })
  await note(tx, held, act, { to: 'OnHold', reason })
  await tell(tx, held, 'held', act.now)
}

/** Staff let go what staff held. What waits for the creator's details or for a new account ends by itself. */
export const releasePayout = async (tx: Tx, act: Act): Promise<void> => {
  const payout = await lockWithCreator(tx, act.payoutId, 'Scheduled')
  if (payout.status !== 'OnHold' || payout.hold !== 'Staff')
    refuse('not-possible', {
      detail: 'Only payouts put on hold by staff can be released by hand. The others resume when their reason is cleared.',
    })
  const change = await completeParties(tx, payout, act.now)
  const released = await movePayout(tx, payout, { to: 'Scheduled', by: act.by, now: act.now, change })
  await note(tx, released, act, { to: 'Scheduled' })
  // A hold that was due beside the staff's own begins only now.
  const account = await findAccount(tx, payout.creator_id)
  if (account && account.held_until > act.now) await redirectPayout(tx, released, account, { by: null, now: act.now })
}

/** The bank has paid. */
export const confirmPayout = async (tx: Tx, act: Act): Promise<void> => {
  const payout = await lock(tx, act.payoutId, 'Paid')
  const { creator_id: creatorId, currency, id, attempt } = payout
  const paid = await movePayout(tx, payout, { to: 'Paid', by: act.by, now: act.now })
  await writeEntry(tx, {
    kind: 'PayoutPaid',
    reference: `${id}/${attempt}`,
    orderId: null,
    currency,
    lines: paidLines(creatorId, payout),
    now: act.now,
  })
  await note(tx, paid, act, { to: 'Paid' })
  await tell(tx, paid, 'paid', act.now)
}

/** The bank has not paid, or the money came back. It is still owed: the payout keeps its lines. */
export const failPayout = async (tx: Tx, act: Act, reason: string, was?: PayoutStatus): Promise<void> => {
  const payout = await lock(tx, act.payoutId, 'Failed')
  if (was && payout.status !== was) refuseMeanwhile(payout)
  const { creator_id: creatorId, currency, id, attempt } = payout
  const failed = await movePayout(tx, payout, { to: 'Failed', reason, by: act.by, now: act.now })
  if (payout.status === 'Paid') {
    const lines = paidLines(creatorId, { currency, amount: 0 - payout.amount })
    await writeEntry(tx, { kind: 'PayoutReturned', reference: `${id}/${attempt}`, orderId: null, currency, lines, now: act.now })
  }
  await note(tx, failed, act, { to: 'Failed', reason })
  await tell(tx, failed, 'failed', act.now)
}

/** Once more, to the account its creator has now: a new transfer with a new reference. */
export const retryPayout = async (tx: Tx, act: Act): Promise<void> => {
  const payout = await lockWithCreator(tx, act.payoutId, 'Scheduled')
  if (payout.status !== 'Failed') refuse('not-possible', { detail: 'Only a failed payout can be tried again.' })
  const account = (await findAccount(tx, payout.creator_id)) ?? refuse('not-possible', { detail: 'The creator has no payout account.' })
  if (account.held_until > act.now || account.currency !== payout.currency)
    await redirectPayout(tx, payout, account, { by: act.by, now: act.now })
  else {
    const change = { account_id: account.id, attempt: payout.attempt + 1, file_id: null }
    await movePayout(tx, payout, { to: 'Scheduled', by: act.by, now: act.now, change })
  }
  await note(tx, payout, act, { to: 'Scheduled' })
}
