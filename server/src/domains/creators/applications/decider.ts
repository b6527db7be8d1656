import type { FastifyRequest } from 'fastify'
import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { type Decision, judgeDeciding } from './application.rules.ts'
import { type ApplicationRecord, holdApplication, recordApplicationEvent } from './application.store.ts'
import { applicationNews } from './mail-application-news.ts'

/** Who decides, and from which network. */
export type Decider = { userId: string; network: string; now: Date }

export const deciderOf = ({ userId }: SignedIn, request: FastifyRequest, now: Date): Decider => ({
  userId,
  network: networkOf(request.ip),
  now,
})

type Wish = { applicationId: string; version: number; decision: Decision }

/** The application, locked, if it is still the version that was seen. */
export const holdForDecision = async (
  tx: Tx,
  { userId }: Decider,
  { applicationId, version, decision }: Wish,
): Promise<ApplicationRecord> => {
  const application = await holdApplication(tx, applicationId)
  const verdict = judgeDeciding({ application: { ...application, userId: application.user_id }, decision, version, by: userId })
  if (verdict.may) return application
  if (verdict.because === 'own') return refuse('not-allowed', { detail: 'Someone else has to decide on your own application.' })
  return refuse('already-done', { detail: 'This application has been decided or changed since you opened it. Check it again.' })
}

const toldAs = {
  Approved: { action: 'application.approved', step: 'approved' },
  Rejected: { action: 'application.rejected', step: 'rejected' },
  ChangesAsked: { action: 'application.asked-back', step: 'asked-back' },
  Reopened: { action: 'application.reopened', step: 'reopened' },
} as const

type Outcome = { decision: Decision; reason: string | null; creatorId?: string }

/** Records the decision, and tells the applicant. */
export const tellDecision = async (tx: Tx, decider: Decider, application: ApplicationRecord, outcome: Outcome): Promise<void> => {
  const { userId, network, now } = decider
  const { decision, reason, creatorId } = outcome
  const { action, step } = toldAs[decision]
  await recordApplicationEvent(tx, { applicationId: application.id, at: now, by: userId, what: decision, detail: reason })
  const details = { name: application.name, ...(reason && { reason }) }
  await record(tx, { action, at: now, actorId: userId, creatorId: creatorId ?? null, subject: application.id, details, network })
  await addJob(tx, applicationNews, { id: newId('msg', now), applicationId: application.id, step, reason })
}
