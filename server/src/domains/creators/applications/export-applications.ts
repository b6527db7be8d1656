import type { Reader } from '#platform/database/database.ts'
import { listOwnApplications } from './own-application.views.ts'

/** Somebody's applications, for their own copy of what is stored about them. */
export const exportApplications = async (db: Reader, userId: string): Promise<object[]> =>
  (await listOwnApplications(db, userId)).map(({ status, form, submittedAt, decidedAt, reason }) => ({
    ...form,
    status,
    submittedAt,
    decidedAt,
    reason,
  }))
