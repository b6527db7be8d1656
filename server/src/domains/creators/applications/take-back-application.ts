import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { holdOpenApplication, moveApplication, recordApplicationEvent } from './application.store.ts'

type Back = { userId: string; version: number; now: Date }

/** Makes a draft of it again, as long as nobody has decided. */
export const takeBackApplication = async (tx: Tx, { userId, version, now }: Back): Promise<void> => {
  const open = await holdOpenApplication(tx, userId)
  if (open?.status !== 'Submitted' || open.version !== version) {
    return refuse('already-done', { detail: 'Your application has been answered or changed in the meantime. Reload the page to see it.' })
  }
  await moveApplication(tx, open, 'Draft', { saved_at: now })
  await recordApplicationEvent(tx, { applicationId: open.id, at: now, by: userId, what: 'TakenBack' })
}
