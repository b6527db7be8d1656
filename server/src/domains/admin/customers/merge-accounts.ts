import { moveApplications } from '#domains/creators/index.ts'
import { closeMerged, type IdentityDeps, lockBoth, type StaffActor } from '#domains/identity/index.ts'
import { moveLicenses, moveTrials } from '#domains/licensing/index.ts'
import { moveAllOrders } from '#domains/orders/index.ts'
import { moveSales } from '#domains/payments/index.ts'
import { moveDownloads } from '#domains/releases/index.ts'
import { moveSubscriptions } from '#domains/subscriptions/index.ts'
import { moveConversations } from '#domains/support/index.ts'
import { moveRedemptions } from '#domains/vouchers/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { moveNotes } from '../notes/staff-note.store.ts'
import { readMerge } from './merge.views.ts'

type Merge = { fromId: string; toId: string; version: string; reason: string; actor: StaffActor }

/** Moves everything from one account to another and disables the first. Only what was previewed moves. */
export const mergeAccounts = async (tx: Tx, deps: IdentityDeps, { fromId, toId, version, reason, actor }: Merge): Promise<void> => {
  const { from, to } = await lockBoth(tx, { fromId, toId, actor })
  const preview = await readMerge(tx, actor, from, to)
  if (preview.hindrance) refuse('not-possible', { detail: preview.hindrance })
  if (preview.version !== version)
    refuse('edited-elsewhere', { detail: 'These accounts have changed since you looked. Check again what will move.' })
  const who = { from: from.id, to: to.id }
  await moveAllOrders(tx, who)
  await moveSubscriptions(tx, who)
  await moveLicenses(tx, who)
  await moveTrials(tx, { ...who, doer: { by: 'Staff', actorId: actor.userId }, now: actor.now })
  await moveSales(tx, who)
  await moveRedemptions(tx, who)
  await moveDownloads(tx, who)
  await moveConversations(tx, { ...who, email: from.confirmed_at ? from.email : null })
  await moveApplications(tx, who)
  await moveNotes(tx, { kind: 'customer', id: from.id }, { kind: 'customer', id: to.id })
  const moved = Object.fromEntries(preview.moves.map(({ what, count }) => [what, count]))
  await closeMerged(tx, deps, { from, to, actor, reason, moved })
}
