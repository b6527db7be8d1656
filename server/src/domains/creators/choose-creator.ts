import { mayActForCreators, type StaffRole } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { actingEnd } from './acting/acting.rules.ts'
import { insertActing } from './acting/acting.store.ts'
import { stopActing } from './acting/stop-acting.ts'
import { isCreator } from './creator-meta.views.ts'
import { isMember } from './team/member.views.ts'

type Choice = {
  creatorId: string | null
  reason: string | undefined
  userId: string
  sessionId: string
  staffRoles: readonly StaffRole[]
  network: string
  now: Date
}

/**
 * Members act for their own creators without limit. Staff who act for another creator give a reason, are logged, and have an
 * hour; other staff are told that they may not. For a customer other creators answer as missing. Choosing ends acting for the one before.
 */
export const chooseCreator = async (tx: Tx, choice: Choice): Promise<void> => {
  const { creatorId, reason, userId, sessionId, staffRoles, network, now } = choice
  if (creatorId === null || (await isMember(tx, creatorId, userId))) return stopActing(tx, choice)
  if (staffRoles.length === 0) return refuse('not-found')
  if (!mayActForCreators(staffRoles)) return refuse('not-allowed')
  if (!(await isCreator(tx, creatorId))) return refuse('not-found')
  if (!reason) return refuse('invalid-input', { errors: { reason: ['Give a reason. It will be logged.'] } })
  await stopActing(tx, choice)
  const endsAt = actingEnd(now)
  await insertActing(tx, { creatorId, userId, sessionId, reason, endsAt, network, now })
  const details = { reason, until: endsAt.toISOString() }
  await record(tx, { action: 'creator.acted-for', at: now, actorId: userId, creatorId, details, network })
}
