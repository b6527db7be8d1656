import { sql } from 'kysely'
import { type CreatorRole, creatorRoles } from '#contract/core/permissions.ts'
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

type NewMember = { creatorId: string; userId: string; roles: readonly CreatorRole[]; now: Date }

/** Somebody who is a member already keeps their roles and gets the new ones, in the order of the permission table. */
export const upsertMember = (tx: Tx, { creatorId, userId, roles, now }: NewMember) =>
  tx
    .insertInto('creator_members')
    .values({ creator_id: creatorId, user_id: userId, roles: [...roles], created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['creator_id', 'user_id']).doUpdateSet({
        roles: sql`array(
          select known.role from unnest(${creatorRoles}::text[]) with ordinality as known (role, place)
          where known.role = any(creator_members.roles || excluded.roles) order by known.place)`,
      }),
    )
    .execute()

export const setMemberRoles = (tx: Tx, creatorId: string, userId: string, roles: CreatorRole[]) =>
  tx.updateTable('creator_members').set({ roles }).where('creator_id', '=', creatorId).where('user_id', '=', userId).execute()

export const deleteMember = (tx: Tx, creatorId: string, userId: string) =>
  tx.deleteFrom('creator_members').where('creator_id', '=', creatorId).where('user_id', '=', userId).execute()

/** In one order for everybody, so that two who leave the same teams at once do not wait for each other. */
export const listTeamsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('creator_members').select('creator_id').where('user_id', '=', userId).orderBy('creator_id').execute()
  return rows.map((row) => row.creator_id)
}
