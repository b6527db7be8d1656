import type { Reader } from '#platform/database/database.ts'
import './payouts.tables.ts'

/** As a creator's statements are counted. */
export const writePayoutNumber = (creatorId: string, number: number): string => `${creatorId}-${number}`

/** What payouts are called, and the run each is part of. */
export const readPayoutNumbers = async (db: Reader, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'creator_id', 'number', 'run_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, creator_id, number, run_id }) => [id, { id, number: writePayoutNumber(creator_id, number), runId: run_id }]),
  )
}
