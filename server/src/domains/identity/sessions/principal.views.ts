import { CompiledQuery } from 'kysely'
import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'
import type { Reader } from '#platform/database/database.ts'
import type { PersonRow } from '../accounts/describe-user.ts'

/** A session with who holds it. */
export type SessionRow = PersonRow & {
  session_id: string
  scope: string
  fresh_at: Date
  last_seen_at: Date
  staff_roles: StaffRole[]
  has_two_factor: boolean
  newsletter: boolean | null
  product_updates: boolean | null
  memberships: { creatorId: string; roles: CreatorRole[] }[]
  /** In the user call alone, of somebody who has proved their address. */
  belongings: { owned: string[]; subscribed: string[] } | null
}

/**
 * One statement for every signed-in request: session, person, teams and subscriptions to mail. Every part is found by an index.
 * Subscriptions of an address are seen only once it is confirmed; before, the account sees what it asked for itself.
 * It returns one JSON value instead of twenty columns: transferring and parsing those would cost as much as finding them.
 */
const select = (by: string, belongings: string): string => `
  select json_build_object('session_id', s.id, 'scope', s.scope, 'fresh_at', s.fresh_at, 'last_seen_at', s.last_seen_at,
    'id', u.id, 'email', u.email, 'name', u.name, 'confirmed_at', u.confirmed_at, 'address', u.address, 'phone', u.phone,
    'business_name', u.business_name, 'tax_id', u.tax_id, 'staff_roles', u.staff_roles, 'has_two_factor', u.totp_since is not null,
    'newsletter', coalesce(p.newsletter, a.newsletter), 'product_updates', coalesce(p.product_updates, a.product_updates),
    'memberships', array(select json_build_object('creatorId', m.creator_id, 'roles', m.roles)
      from creator_members m where m.user_id = u.id order by m.created_at, m.creator_id),
    'belongings', ${belongings}) as found
  from sessions s
  join users u on u.id = s.user_id
  left join communication_preferences p on p.scope = s.scope and p.email = lower(u.email)
    and u.confirmed_at is not null
  left join account_wishes a on a.user_id = u.id and a.scope = s.scope and u.confirmed_at is null
  where ${by} = $1 and s.expires_at > $2 and u.deleted_at is null`

const column = { tokenHash: 's.token_hash', sessionId: 's.id' }

/** How a session is found by itself, and with what belongs to its person: the second is for the user call. */
const statementsWith = (belongings: string) => ({
  tokenHash: select(column.tokenHash, belongings),
  sessionId: select(column.sessionId, belongings),
})

type SelectBelongings = (userId: string, now: string) => string

export type SessionKey = { tokenHash: Buffer } | { sessionId: string }
type Moments = 'fresh_at' | 'last_seen_at' | 'confirmed_at'
type Found = { found: Omit<SessionRow, Moments> & { fresh_at: string; last_seen_at: string; confirmed_at: string | null } }

const findBy = async (db: Reader, statements: typeof column, key: SessionKey, now: Date): Promise<SessionRow | undefined> => {
  const [statement, value] = 'tokenHash' in key ? [statements.tokenHash, key.tokenHash] : [statements.sessionId, key.sessionId]
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(statement, [value, now]))
  const found = rows[0]?.found
  if (!found) return undefined
  const { fresh_at, last_seen_at, confirmed_at } = found
  return {
    ...found,
    fresh_at: new Date(fresh_at),
    last_seen_at: new Date(last_seen_at),
    confirmed_at: confirmed_at === null ? null : new Date(confirmed_at),
  }
}

export const openSessions = (selectBelongings: SelectBelongings) => {
  const alone = statementsWith('null')
  const described = statementsWith(`case when u.confirmed_at is not null then ${selectBelongings('u.id', '$2')} end`)
  return {
    find: (db: Reader, key: SessionKey, now: Date) => findBy(db, alone, key, now),
    /** With what belongs to them. */
    describe: (db: Reader, key: SessionKey, now: Date) => findBy(db, described, key, now),
  }
}

export type Sessions = ReturnType<typeof openSessions>
