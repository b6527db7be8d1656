import { sql } from 'kysely'
import { type CreatorRole, creatorRoles } from '#contract/core/permissions.ts'
import type { Tx } from '#platform/database/database.ts'
import '../identity.tables.ts'

type NewMembership = { creatorId: string; userId: string; roles: readonly CreatorRole[]; now: Date }

/** Somebody who is a member already keeps their roles and gets the new ones, in the order of the permission table. */
export const upsertMembership = (tx: Tx, { creatorId, userId, roles, now }: NewMembership) =>
  tx
    .insertInto('creator_members')
    .values({ creator_id: creatorId, user_id: userId, roles: [...roles], created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['creator_id', 'user_id']).doUpdateSet({
        roles: sql`array(
          select known.role from unnest(${creatorRoles}::text[]) with ordinality as known (role, index)
          where known.role = any(creator_members.roles || excluded.roles) order by known.index)`,
      }),
    )
    .execute()

export const setMembershipRoles = (tx: Tx, creatorId: string, userId: string, roles: CreatorRole[]) =>
  tx.updateTable('creator_members').set({ roles }).where('creator_id', '=', creatorId).where('user_id', '=', userId).execute()

export const deleteMembership = (tx: Tx, creatorId: string, userId: string) =>
  tx.deleteFrom('creator_members').where('creator_id', '=', creatorId).where('user_id', '=', userId).execute()
