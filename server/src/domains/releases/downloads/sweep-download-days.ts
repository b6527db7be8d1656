import type { Reader } from '#platform/database/database.ts'
import { deleteDaysBefore } from './download.store.ts'
import { dayOf } from './download-limit.rules.ts'

export const sweepDownloadDays = async (db: Reader, now: Date): Promise<void> => {
  await db.transaction().execute((tx) => deleteDaysBefore(tx, dayOf(now)))
}
