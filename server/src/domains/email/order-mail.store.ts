import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './email.tables.ts'

type OrderMail = { id: string; orderId: string; email: string; subject: string; at: Date }

/** Notes that the mail server took a mail about an order; sent once more, it was sent the first time. */
export const noteOrderMail = async (db: Reader, { id, orderId, email, subject, at }: OrderMail): Promise<void> => {
  await db
    .insertInto('order_mails')
    .values({ id, order_id: orderId, email, subject, sent_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What was mailed about an order, the first one first. */
export const listOrderMails = (db: Reader, orderId: string): Promise<{ email: string; subject: string; sent_at: Date }[]> =>
  db
    .selectFrom('order_mails')
    .select(['email', 'subject', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()

/** Of an account that is deleted stays what was mailed and when, not where to. */
export const forgetMailAddress = (tx: Tx, email: string) =>
  tx.updateTable('order_mails').set({ email: '' }).where(sql`lower(email)`, '=', email.toLowerCase()).execute()
