import type { ApplicationForm } from '#contract/creators/applications.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { findCreatorByWord } from '../creator.store.ts'
import { termsVersion } from '../creator-terms.ts'
import { judgeEditing } from './application.rules.ts'
import { formColumns, holdOpenApplication, insertApplication, moveApplication, recordApplicationEvent } from './application.store.ts'
import { applicationNews } from './mail-application-news.ts'
import { refuseEditing } from './refuse-editing.ts'

type Sending = { visitor: SignedIn; version: number; form: ApplicationForm; network: string; now: Date }

/** Submits an application to staff. Only somebody with a confirmed address can be answered. */
export const submitApplication = async (tx: Tx, { visitor, version, form, network, now }: Sending): Promise<void> => {
  const { userId, user } = visitor
  if (!user.confirmedAccount) refuse('not-possible', { detail: 'Confirm your e-mail address first: we sent you a link.' })
  const open = await holdOpenApplication(tx, userId)
  const verdict = judgeEditing(open, version)
  if (!verdict.may) refuseEditing(verdict.because)
  if (await findCreatorByWord(tx, form.wishedId)) refuse('invalid-input', { errors: { wishedId: ['This id is taken'] } })

  const sent = {
    ...formColumns(form),
    applicant: `${user.name} ${user.email}`,
    terms_version: termsVersion,
    network,
    saved_at: now,
    submitted_at: now,
    reason: null,
  }
  if (open) await moveApplication(tx, open, 'Submitted', sent)
  const id = open?.id ?? (await insertApplication(tx, { user_id: userId, status: 'Submitted', ...sent }, now)) ?? refuseEditing('with-us')
  await recordApplicationEvent(tx, { applicationId: id, at: now, by: userId, what: 'Submitted' })
  await addJob(tx, applicationNews, { id: newId('msg', now), applicationId: id, step: 'received', reason: null })
}
