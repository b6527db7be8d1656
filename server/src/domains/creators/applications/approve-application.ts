import { applicationForm } from '#contract/creators/applications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { createCreator } from '../create-creator.ts'
import { findCreatorByWord, lockNames, setCreatorPage } from '../creator.store.ts'
import { addMember } from '../team/add-member.ts'
import { applicationDocument } from './application.documents.ts'
import { socialAccountsIn } from './application.rules.ts'
import { moveApplication } from './application.store.ts'
import { type Decider, holdForDecision, tellDecision } from './decider.ts'
import { starterPage } from './starter-page.ts'

type Approval = { applicationId: string; version: number; creatorId: string }

/** Creates the creator, its Admin and a starter storefront, all at once or not at all. It is public once staff make it live. */
export const approveApplication = async (tx: Tx, decider: Decider, { applicationId, version, creatorId }: Approval): Promise<void> => {
  const { userId, now } = decider
  const application = await holdForDecision(tx, decider, { applicationId, version, decision: 'Approved' })
  const form = applicationForm.parse(applicationDocument.read(application.form))
  await lockNames(tx)
  if (await findCreatorByWord(tx, creatorId)) refuse('invalid-input', { errors: { creatorId: ['This id is taken'] } })
  await createCreator(
    tx,
    {
      id: creatorId,
      slug: creatorId,
      name: form.name,
      tagline: null,
      description: null,
      email: null,
      websiteUrl: form.websiteUrl || null,
      logoUrl: null,
      bioImageUrl: null,
      socialMediaAccounts: socialAccountsIn(form.links),
      allowedOrigins: [],
      live: false,
      featured: false,
      whitelabel: false,
    },
    now,
  )
  await addMember(tx, { creatorId, userId: application.user_id, roles: ['Admin'], now })
  await setCreatorPage(tx, creatorId, starterPage(form.name))
  await moveApplication(tx, application, 'Approved', { creator_id: creatorId, reason: null, decided_at: now, decided_by: userId })
  await tellDecision(tx, decider, application, { decision: 'Approved', reason: null, creatorId })
}
