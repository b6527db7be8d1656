import type { Tx } from '#platform/database/database.ts'
import type { Member } from './team.rules.ts'
import '../creators.tables.ts'

/**
 * A team's members, held still until the transaction ends: of two Admins who remove each other at once, the second sees what the
 * first did. The lock leaves room for rows that only refer to the creator.
 */
export const lockTeam = async (tx: Tx, creatorId: string): Promise<Member[]> => {
  await tx.selectFrom('creators').select('id').where('id', '=', creatorId).forNoKeyUpdate().execute()
  return tx.selectFrom('creator_members').select(['user_id as userId', 'roles']).where('creator_id', '=', creatorId).execute()
}

/** In one order for everybody, so that two who leave the same teams at once do not wait for each other. */
export const listTeamsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('creator_members').select('creator_id').where('user_id', '=', userId).orderBy('creator_id').execute()
  return rows.map((row) => row.creator_id)
}
