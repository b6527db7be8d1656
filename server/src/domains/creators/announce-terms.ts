import { sql } from 'kysely'
import { sendEmailLater } from '#domains/email/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { termsNews, termsVersion } from './creator-terms.ts'
import { newTermsMail } from './mails/new-terms.mail.ts'
import './creators.tables.ts'

type Deps = { db: Reader; clock: Clock; publicUrl: string }
type Told = { id: string; name: string }
type Admin = { id: string; name: string; email: string }

const notice = 30 * 24 * 60 * 60 * 1000
const atOnce = 200

/** The next creators that signed only earlier terms and were not told of the newest. */
const listUntold = async (db: Reader, after: string): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    select c.id, c.name from creators c
    where c.id > ${after} and exists (select from creator_terms_signatures s where s.creator_id = c.id)
      and not exists (select from creator_terms_signatures s where s.creator_id = c.id and s.version = ${termsVersion})
      and not exists (select from creator_terms_notices n where n.creator_id = c.id and n.version = ${termsVersion})
    order by c.id limit ${atOnce}`.execute(db)
  return rows
}

const listAdmins = async (db: Reader, creatorId: string): Promise<Admin[]> => {
  const { rows } = await sql<Admin>`
    select u.id, u.name, u.email from creator_members m join users u on u.id = m.user_id
    where m.creator_id = ${creatorId} and 'Admin' = any (m.roles) and u.deleted_at is null order by m.created_at`.execute(db)
  return rows
}

const tell = async (tx: Tx, { id: creatorId, name: creatorName }: Told, publicUrl: string, now: Date): Promise<void> => {
  const made = await tx
    .insertInto('creator_terms_notices')
    .values({ creator_id: creatorId, version: termsVersion, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!made) return
  const requiredFrom = new Date(now.getTime() + notice)
  const link = new URL('/creator/settings#terms', publicUrl).href
  for (const { id, name, email } of await listAdmins(tx, creatorId)) {
    const content = await newTermsMail({ name, creatorName, version: termsVersion, news: termsNews, requiredFrom, link })
    await sendEmailLater(tx, { id: `terms-${termsVersion}-${creatorId}-${id}`, to: email, ...content })
  }
}

/** Tells the Admins of creators that signed earlier terms, once; thirty days later the newest terms are required. */
export const announceTerms = async ({ db, clock, publicUrl }: Deps): Promise<void> => {
  const now = clock.now()
  await db
    .updateTable('creator_terms_notices')
    .set({ is_required: true })
    .where('is_required', '=', false)
    .where('told_at', '<=', new Date(now.getTime() - notice))
    .execute()
  for (let untold = await listUntold(db, ''); untold.length > 0; untold = await listUntold(db, untold.at(-1)?.id ?? '')) {
    for (const one of untold) await db.transaction().execute((tx) => tell(tx, one, publicUrl, now))
  }
}
