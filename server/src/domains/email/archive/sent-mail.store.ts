import { sql } from 'kysely'
import { codeKinds, type MailKind } from '#contract/email/mail-kinds.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../email.tables.ts'

const day = 24 * 60 * 60 * 1000
/** A code lasts seven days at most. */
const codesStay = 8 * day
/** As long as somebody may ask what they were told. */
const messagesStay = 180 * day
/** What was mailed about an order stays as long as the order; anything else that long. */
const notesStay = 2 * 365 * day

export const keepUntil = (kind: MailKind, now: Date): Date =>
  new Date(now.getTime() + (codeKinds.includes(kind) ? codesStay : messagesStay))

type NewBody = { id: string; encrypted: string; keepUntil: Date }

export type NewSentMail = {
  id: string
  kind: MailKind
  email: string
  subject: string
  orderId: string | null
  failure: string | null
  bodyId: string
  own: string | null
  again: { of: string; by: string } | null
  at: Date
}

/** What many get is stored once, however many steps tell them. */
export const insertBodies = async (db: Reader, bodies: readonly NewBody[]): Promise<void> => {
  await sql`
    insert into mail_bodies (id, encrypted, keep_until)
    select * from unnest(${bodies.map(({ id }) => id)}::text[], ${bodies.map(({ encrypted }) => encrypted)}::text[],
      ${bodies.map((body) => body.keepUntil)}::timestamptz[])
    on conflict (id) do nothing`.execute(db)
}

/** One statement, so that neither is there without the other. A mail that came through at last is a sent one; once sent, it stays that. */
export const insertSentMail = async (db: Reader, mail: NewSentMail, body?: NewBody): Promise<void> => {
  const withBody = body
    ? sql`with body as (
        insert into mail_bodies (id, encrypted, keep_until) values (${body.id}, ${body.encrypted}, ${body.keepUntil}) on conflict (id) do nothing
      )`
    : sql``
  await sql`${withBody}
    insert into sent_mails as m (id, kind, email, subject, order_id, state, reason, at, body_id, own, again_of, asked_by)
    values (${mail.id}, ${mail.kind}, ${mail.email}, ${mail.subject}, ${mail.orderId}, ${mail.failure === null ? 'Sent' : 'Failed'},
      ${mail.failure}, ${mail.at}, ${mail.bodyId}, ${mail.own}, ${mail.again?.of ?? null}, ${mail.again?.by ?? null})
    on conflict (id) do update set state = excluded.state, reason = excluded.reason, at = excluded.at
    where m.state = 'Failed'`.execute(db)
}

/** Two who look at the same complaint press the same button: within a minute only the first of them sends it. */
const pause = 60_000

export const takeSendingAgain = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('sent_mails')
    .set({ again_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('again_at', 'is', null), eb('again_at', '<=', new Date(now.getTime() - pause))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of an account that is deleted stays what was mailed and when, not where to, nor what it said. */
export const forgetMailAddress = async (tx: Tx, email: string): Promise<void> => {
  await sql`
    with gone as (
      update sent_mails m set email = '', own = null where lower(m.email) = ${email.toLowerCase()} returning m.id
    ) delete from mail_bodies b using gone where b.id = gone.id`.execute(tx)
}

/** The same of single mails that went to us, and tell what somebody wrote. */
export const forgetMails = async (tx: Tx, ids: readonly string[], subject: string): Promise<void> => {
  await sql`
    with gone as (
      update sent_mails m set subject = ${subject} where m.id = any(${[...ids]}::text[]) returning m.id
    ) delete from mail_bodies b using gone where b.id = gone.id`.execute(tx)
}

/** What is past its date goes. */
export const sweepMails = async (db: Reader, now: Date): Promise<void> => {
  await db.deleteFrom('mail_bodies').where('keep_until', '<', now).execute()
  await db
    .deleteFrom('sent_mails')
    .where('order_id', 'is', null)
    .where('at', '<', new Date(now.getTime() - notesStay))
    .execute()
}
