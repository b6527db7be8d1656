import { applicationForm } from '#contract/creators/applications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { applicationDocument } from './application.documents.ts'
import { holdOpenApplication, moveApplication } from './application.store.ts'
import { type Decider, holdForDecision, tellDecision } from './decider.ts'

/** Takes a rejection back. Not if the applicant has applied again meanwhile. */
export const reopenApplication = async (tx: Tx, decider: Decider, wish: { applicationId: string; version: number }): Promise<void> => {
  const application = await holdForDecision(tx, decider, { ...wish, decision: 'Reopened' })
  if (await holdOpenApplication(tx, application.user_id)) {
    return refuse('not-possible', { detail: 'They have started a new application since. Decide on that one.' })
  }
  // An applicant who was asked for more may have been changing it when it was rejected; an unfinished version is not decided on.
  if (!applicationForm.safeParse(applicationDocument.read(application.form)).success) {
    return refuse('not-possible', { detail: 'They were editing it when it was rejected, and it is incomplete. Ask them to apply again.' })
  }
  await moveApplication(tx, application, 'Submitted', { reason: null, decided_at: null, decided_by: null })
  await tellDecision(tx, decider, application, { decision: 'Reopened', reason: null })
}
