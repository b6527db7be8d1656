import { hasSignedTerms } from '#domains/creators/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Circumstances } from './checklist.rules.ts'

export const circumstancesOf = async (db: Reader, creatorId: string): Promise<Circumstances> => ({
  hasSignedTerms: await hasSignedTerms(db, creatorId),
})
