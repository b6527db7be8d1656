import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { holdOpenApplication, moveApplication } from './application.store.ts'
import { type Decider, holdForDecision, tellDecision } from './decider.ts'

/** Takes a rejection back. Whoever has applied again meanwhile is judged by the new one. */
export const reopenApplication = async (tx: Tx, decider: Decider, wish: { applicationId: string; version: number }): Promise<void> => {
  const application = await holdForDecision(tx, decider, { ...wish, decision: 'Reopened' })
  if (await holdOpenApplication(tx, application.user_id)) {
    return refuse('not-possible', { detail: 'They have begun a new application since. Decide about that one.' })
  }
  await moveApplication(tx, application, 'Submitted', { reason: null, decided_at: null, decided_by: null })
  await tellDecision(tx, decider, application, { decision: 'Reopened', reason: null })
}
