import type { Tx } from '#platform/database/database.ts'
import type { Member } from './team.rules.ts'
import '../creators.tables.ts'

/**
 * A team's members, locked until the transaction ends: of two Admins who remove each other at once, the second sees what the
 * first did. The lock does not block rows that only refer to the creator.
 */
export const lockTeam = async (tx: Tx, creatorId: string): Promise<Member[]> => {
  await tx.selectFrom('creators').select('id').where('id', '=', creatorId).forNoKeyUpdate().execute()
  return tx.selectFrom('creator_members').select(['user_id as userId', 'roles']).where('creator_id', '=', creatorId).execute()
}

/** Always in the same order, so that two who leave the same teams at once do not deadlock. */
export const listTeamsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('creator_members').select('creator_id').where('user_id', '=', userId).orderBy('creator_id').execute()
  return rows.map((row) => row.creator_id)
}
