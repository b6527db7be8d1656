import { sql } from 'kysely'
import type { CreatorRole } from '#contract/core/permissions.ts'
import type { TeamMember } from '#contract/creators/team.ts'
import type { Reader } from '#platform/database/database.ts'

type MemberRow = { user_id: string; name: string; email: string; roles: CreatorRole[]; created_at: Date }

const toMember = (row: MemberRow): TeamMember => ({
  userId: row.user_id,
  name: row.name,
  email: row.email,
  roles: row.roles,
  since: row.created_at.toISOString(),
})

const readMembers = async (db: Reader, creatorId: string, which = sql``): Promise<TeamMember[]> => {
  const { rows } = await sql<MemberRow>`
    select m.user_id, u.name, u.email, m.roles, m.created_at
    from creator_members m join users u on u.id = m.user_id
    where m.creator_id = ${creatorId} ${which}
    order by m.created_at, m.user_id`.execute(db)
  return rows.map(toMember)
}

/** The members, those who joined first at the top. */
export const listMembers = (db: Reader, creatorId: string): Promise<TeamMember[]> => readMembers(db, creatorId)

export const findMember = async (db: Reader, creatorId: string, userId: string): Promise<TeamMember | undefined> =>
  (await readMembers(db, creatorId, sql`and m.user_id = ${userId}`))[0]

export const isMemberAddress = async (db: Reader, creatorId: string, address: string): Promise<boolean> =>
  (await readMembers(db, creatorId, sql`and lower(u.email) = ${address}`)).length > 0

export const isMember = async (db: Reader, creatorId: string, userId: string): Promise<boolean> =>
  (await findMember(db, creatorId, userId)) !== undefined
