import type { Tx } from '#platform/database/database.ts'
import { moveApplication } from './application.store.ts'
import { type Decider, holdForDecision, tellDecision } from './decider.ts'

type SentBack = { applicationId: string; version: number; to: 'Rejected' | 'ChangesAsked'; reason: string }

/** Rejects, or asks for more, with a text for the applicant. */
export const sendBackApplication = async (tx: Tx, decider: Decider, { applicationId, version, to, reason }: SentBack): Promise<void> => {
  const application = await holdForDecision(tx, decider, { applicationId, version, decision: to })
  const decided = to === 'Rejected' && { decided_at: decider.now, decided_by: decider.userId }
  await moveApplication(tx, application, to, { reason, ...decided })
  await tellDecision(tx, decider, application, { decision: to, reason })
}
