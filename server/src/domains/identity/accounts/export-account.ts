import type { Reader } from '#platform/database/database.ts'
import type { Belongings } from '../identity-deps.ts'
import { readAccountExport } from './export.views.ts'

/** Everything that is stored about a person: the account, and what they own. */
export const exportAccount = async (db: Reader, belongings: Belongings, userId: string) => {
  const { communications, log, ...own } = await readAccountExport(db, userId)
  const { account } = own
  const provenEmail = account.confirmedAt ? account.email : undefined
  return { ...own, ...(await belongings.export(db, { userId, provenEmail })), communications, log }
}
