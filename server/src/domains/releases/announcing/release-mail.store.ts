import type { Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'

type Mail = { releaseId: string; userId: string }

export const insertReleaseMail = (tx: Tx, { releaseId, userId }: Mail, now: Date) =>
  tx
    .insertInto('release_mails')
    .values({ release_id: releaseId, user_id: userId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const markAnnounced = (tx: Tx, releaseId: string, now: Date) =>
  tx.updateTable('releases').set({ announced_at: now }).where('id', '=', releaseId).where('announced_at', 'is', null).execute()
