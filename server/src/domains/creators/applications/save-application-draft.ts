import type { ApplicationDraft } from '#contract/creators/applications.ts'
import type { Tx } from '#platform/database/database.ts'
import { judgeEditing } from './application.rules.ts'
import { formColumns, holdOpenApplication, insertApplication, updateApplication } from './application.store.ts'
import { refuseEditing } from './refuse-editing.ts'

type Draft = { userId: string; version: number; form: ApplicationDraft; now: Date }

/** Saves a draft, once there is something to save. A submitted application stays unchanged until it is sent back. */
export const saveApplicationDraft = async (tx: Tx, { userId, version, form, now }: Draft): Promise<void> => {
  const open = await holdOpenApplication(tx, userId)
  const verdict = judgeEditing(open, version)
  if (!verdict.may) return refuseEditing(verdict.because)
  if (open) return updateApplication(tx, open, { ...formColumns(form), saved_at: now })
  if (!(await insertApplication(tx, { user_id: userId, status: 'Draft', ...formColumns(form) }, now))) refuseEditing('edited-elsewhere')
}
