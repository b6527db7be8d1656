import type { PayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { record } from '#domains/audit/index.ts'
import { type Editor, holdCreator } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { lockWaiting } from '../payout.store.ts'
import { payoutNews } from '../payout-news.ts'
import { redirectPayout } from '../redirect-payout.ts'
import { replaceAccount } from './account.store.ts'

/** From now on the creator is paid there. What was not sent yet goes there too, once the team had time to object. */
export const savePayoutAccount = async (tx: Tx, encryption: Vault, editor: Editor, account: PayoutAccount): Promise<void> => {
  const { creatorId, userId, network, now } = editor
  // Where money goes is the creator's own word: staff cannot give it in their place.
  if (editor.asStaff) refuse('not-possible', { detail: 'Only team members can change the payout account.' })
  await holdCreator(tx, creatorId)
  const saved = await replaceAccount(tx, encryption, { creatorId, account, userId, now })
  for (const payout of await lockWaiting(tx, creatorId)) await redirectPayout(tx, payout, saved, { by: userId, now })
  await record(tx, {
    action: 'payout-account.changed',
    at: now,
    actorId: userId,
    creatorId,
    subject: saved.id,
    details: { type: saved.type, lastDigits: saved.last_digits },
    network,
  })
  await addJob(tx, payoutNews, { what: 'account-changed', id: saved.id, accountId: saved.id }, { key: `payout-news:${saved.id}` })
}
