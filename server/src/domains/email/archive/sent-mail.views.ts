import { type RawBuilder, sql } from 'kysely'
import type { MailKind } from '#contract/email/mail-kinds.ts'
import type { Reader } from '#platform/database/database.ts'
import '../email.tables.ts'

export type SentMailRow = {
  id: string
  kind: MailKind
  email: string
  subject: string
  order_id: string | null
  state: 'Sent' | 'Failed'
  reason: string | null
  at: Date
  asked_by: string | null
  /** Whether what it said is still stored. */
  has_body: boolean
}

export type MailWish = { email?: string | undefined; orderId?: string | undefined; after?: string | undefined }

const columns = sql`m.id, m.kind, m.email, m.subject, m.order_id, m.state, m.reason, m.at, m.asked_by,
  exists (select from mail_bodies b where b.id = m.body_id) as has_body`

const conditionsOf = ({ email, orderId, after }: MailWish): RawBuilder<unknown> =>
  sql.join(
    [
      ...(email === undefined ? [] : [sql`lower(m.email) = ${email.toLowerCase()}`]),
      ...(orderId === undefined ? [] : [sql`m.order_id = ${orderId}`]),
      ...(after === undefined ? [] : [sql`(m.at, m.id) < (select l.at, l.id from sent_mails l where l.id = ${after})`]),
    ],
    sql` and `,
  )

/** E-mails sent to an address or about an order, the newest first. */
export const listSentMailRows = async (db: Reader, wish: MailWish, limit: number): Promise<SentMailRow[]> => {
  const { rows } = await sql<SentMailRow>`
    select ${columns} from sent_mails m where ${conditionsOf(wish)} order by m.at desc, m.id desc limit ${limit}`.execute(db)
  return rows
}

export type StoredMailRow = SentMailRow & { body_id: string | null; own: string | null; encrypted: string | null }

export const findSentMail = async (db: Reader, id: string): Promise<StoredMailRow | undefined> => {
  const { rows } = await sql<StoredMailRow>`
    select ${columns}, m.body_id, m.own, b.encrypted from sent_mails m left join mail_bodies b on b.id = m.body_id where m.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** What was mailed about an order, the first one first. */
export const listOrderMails = (db: Reader, orderId: string): Promise<{ email: string; subject: string; sent_at: Date }[]> =>
  db
    .selectFrom('sent_mails')
    .select(['email', 'subject', 'at as sent_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'Sent')
    .orderBy('at')
    .orderBy('id')
    .execute()
