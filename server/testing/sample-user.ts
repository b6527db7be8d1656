import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'
import { addMember } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import { testDay } from './test-shop.ts'

/** Adds users to a shop without the emails and password hashes of signing up. */

const now = new Date(testDay)
const monthBefore = new Date('2030-02-01T12:00:00Z')

type SomeUser = { email: string; name?: string; confirmed?: boolean; staffRoles?: StaffRole[]; teams?: Record<string, CreatorRole[]> }

export type SampleUser = { id: string; email: string; name: string; cookie: string }

/** A session, as the cookie of a browser. */
export const addSession = async (db: Reader, userId: string, { authenticatedAt = now } = {}): Promise<string> => {
  const secret = newSecret()
  await db
    .insertInto('sessions')
    .values({
      id: newId('ses', now),
      user_id: userId,
      token_hash: hashSecret(secret),
      scope: '',
      device: 'Firefox on Linux',
      network: '10.0.0.1',
      created_at: authenticatedAt,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
      fresh_at: authenticatedAt,
    })
    .execute()
  return `session=${secret}`
}

/** Someone with an account who has just signed in. */
export const addUser = async (
  db: Reader,
  { email, name = email.split('@')[0] ?? '', confirmed = true, staffRoles = [], teams = {} }: SomeUser,
): Promise<SampleUser> => {
  const id = newId('usr', monthBefore)
  const user = { id, email, name, confirmed_at: confirmed ? monthBefore : null, staff_roles: staffRoles, created_at: monthBefore }
  await db.insertInto('users').values(user).execute()
  await db.transaction().execute(async (tx) => {
    for (const [creatorId, roles] of Object.entries(teams)) await addMember(tx, { creatorId, userId: id, roles, now: monthBefore })
  })
  return { id, email, name, cookie: await addSession(db, id) }
}
