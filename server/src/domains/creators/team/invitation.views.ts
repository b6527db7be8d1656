import { sql } from 'kysely'
import type { CreatorRole } from '#contract/core/permissions.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import type { getInvitation, Invitation } from '#contract/creators/team.ts'
import type { Reader } from '#platform/database/database.ts'
import type { InvitationClaim } from './invitation.store.ts'

/** The display name in a list or an email: the address where there is no name, nothing for a deleted account. */
const called = (creator: string) => sql`case
  when u.deleted_at is not null then 'a former member'
  else coalesce(nullif(team_name(${sql.ref(creator)}, u.id), ''), u.email)
end`

type InvitationRow = { id: string; email: string; roles: CreatorRole[]; invited_by: string; created_at: Date; expires_at: Date }

/** Open invitations, newest first. */
export const listInvitations = async (db: Reader, creatorId: string, now: Date): Promise<Invitation[]> => {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.email, i.roles, ${called('i.creator_id')} as invited_by, i.created_at, i.expires_at
    from creator_invitations i join users u on u.id = i.invited_by
    where i.creator_id = ${creatorId} and i.accepted_at is null and i.expires_at > ${now}
    order by i.created_at desc, i.id desc`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    roles: row.roles,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

type ShownInvitation = AnswerOf<typeof getInvitation>
type ShownRow = InvitationRow & { creator_id: string; creator_name: string; logo_url: string | null }

/** An invitation for the person invited. */
export const findInvitation = async (db: Reader, { id, codeHash, email, now }: InvitationClaim): Promise<ShownInvitation | undefined> => {
  const { rows } = await sql<ShownRow>`
    select i.id, i.email, i.roles, ${called('i.creator_id')} as invited_by, i.created_at, i.expires_at, c.id as creator_id, c.name as creator_name, c.logo_url
    from creator_invitations i join users u on u.id = i.invited_by join creators c on c.id = i.creator_id
    where i.id = ${id} and i.code_hash = ${codeHash} and i.email = ${email} and i.accepted_at is null and i.expires_at > ${now}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    email: row.email,
    roles: row.roles,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    creator: { id: row.creator_id, name: row.creator_name, logoUrl: row.logo_url },
  }
}

type Inviter = { creatorName: string; inviterName: string; ownAddress: string }

/** Who invites to which team, for the email. */
export const findInviter = async (db: Reader, creatorId: string, userId: string): Promise<Inviter | undefined> => {
  const { rows } = await sql<Inviter>`
    select c.name as "creatorName", ${called('c.id')} as "inviterName", lower(u.email) as "ownAddress"
    from creators c cross join users u where c.id = ${creatorId} and u.id = ${userId}`.execute(db)
  return rows[0]
}
