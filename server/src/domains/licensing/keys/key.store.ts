import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import { type KeyState, keyMoves } from './key.rules.ts'

export type KeyRow = {
  kid: string
  creator_id: string
  state: KeyState
  public_key: string
  private_key: string
  created_at: Date
}

export const findKey = (db: Reader, kid: string): Promise<KeyRow | undefined> =>
  db.selectFrom('licensing_keys').selectAll().where('kid', '=', kid).executeTakeFirst()

/** The oldest first. */
export const listKeys = (db: Reader, creatorId: string): Promise<KeyRow[]> =>
  db.selectFrom('licensing_keys').selectAll().where('creator_id', '=', creatorId).orderBy('created_at').orderBy('kid').execute()

/** Of two who create the same kind of key at once, one does. */
export const insertKey = async (db: Reader, key: KeyRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('licensing_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Changes of a creator's keys are serialised. */
export const lockKeys = async (tx: Tx, creatorId: string): Promise<KeyRow[]> => {
  const { rows } = await sql<KeyRow>`
    select * from licensing_keys where creator_id = ${creatorId} order by created_at, kid for update`.execute(tx)
  return rows
}

export const moveKey = async (tx: Tx, { kid, state }: KeyRow, to: KeyState): Promise<void> => {
  if (!(keyMoves[state] as readonly KeyState[]).includes(to)) throw new Error(`A key does not go from ${state} to ${to}`)
  await tx.updateTable('licensing_keys').set({ state: to }).where('kid', '=', kid).execute()
}
