import type { Reader, Tx } from '#platform/database/database.ts'
import './payments.tables.ts'

type NewEvent = { provider: string; id: string; type: string; body: string; now: Date }

/** False for an event that came before. */
export const insertEvent = async (tx: Tx, { provider, id, type, body, now }: NewEvent): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('provider_events')
    .values({ provider, id, type, body, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findEvent = (db: Reader, provider: string, id: string) =>
  db.selectFrom('provider_events').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst()

export const closeEvent = (db: Reader, provider: string, id: string, now: Date) =>
  db.updateTable('provider_events').set({ done_at: now }).where('provider', '=', provider).where('id', '=', id).execute()

/** Events of this provider whose job did not get through. */
export const listOpenEvents = (db: Reader, provider: string, before: Date, limit: number) =>
  db
    .selectFrom('provider_events')
    .select(['provider', 'id'])
    .where('provider', '=', provider)
    .where('done_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()
