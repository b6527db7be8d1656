import { sql } from 'kysely'
import type { AskedQuestion, Conversation, ConversationMessage } from '#contract/support/conversations.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type Looking, type Row, rowColumns, toRow } from './inbox.views.ts'
import '../support.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

type Whole = Row & { version: number; user_id: string | null; order_id: string | null; license_id: string | null }

const findWhole = async (db: Reader, id: string): Promise<Whole> => {
  const { rows } = await sql<Whole>`
    select ${rowColumns}, c.version, c.user_id, c.order_id, c.license_id from conversations c where c.id = ${id}`.execute(db)
  return rows[0] ?? refuse('not-found')
}

/** The newest so many; a conversation that is longer is read in its mails. */
const messageLimit = 200

const listMessages = async (db: Reader, id: string): Promise<ConversationMessage[]> => {
  const rows = await db
    .selectFrom('conversation_messages as m')
    .leftJoin('users as u', 'u.id', 'm.staff_id')
    .selectAll('m')
    .select('u.name as staff_name')
    .where('m.conversation_id', '=', id)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(messageLimit)
    .execute()
  return rows.reverse().map((row) => ({
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    by: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    claimedFrom: row.claimed_from,
    body: row.body,
    quoted: row.quoted,
    leftOut: row.left_out,
    at: row.at.toISOString(),
  }))
}

const listQuestions = async (db: Reader, id: string): Promise<AskedQuestion[]> => {
  const rows = await db
    .selectFrom('creator_questions as q')
    .innerJoin('creators as c', 'c.id', 'q.creator_id')
    .leftJoin('users as asked', 'asked.id', 'q.asked_by')
    .leftJoin('users as answered', 'answered.id', 'q.answered_by')
    .select(['q.id', 'q.creator_id', 'c.name as creator_name', 'asked.name as asked_name', 'answered.name as answered_name'])
    .select(['q.question', 'q.asked_at', 'q.answer', 'q.answered_at'])
    .where('q.conversation_id', '=', id)
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    creator: { id: row.creator_id, name: row.creator_name },
    askedBy: row.asked_name,
    question: row.question,
    askedAt: row.asked_at.toISOString(),
    answer: row.answer,
    answeredBy: row.answered_name,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }))
}

type About = Pick<Conversation, 'creators' | 'licenses'>

/** What an order gave, and what it paid for once more: a renewal gives no license of its own. */
const licensesOf = (orderId: string | null) => sql`
  select l.id from licenses l where l.order_id = ${orderId}
  union select l.id from subscription_periods p join subscriptions s on s.id = p.subscription_id
    join licenses l on l.order_id = s.order_id and l.line_id = s.line_id where p.order_id = ${orderId}`

/** The licenses it is about, and the creators behind them and behind the order. */
const findAbout = async (db: Reader, { order_id, license_id }: Whole): Promise<About> => {
  const { rows: licenses } = await sql<About['licenses'][number]>`
    select l.id, p.name, l.status from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id
    where l.id in (${licensesOf(order_id)} union select ${license_id}::text) order by l.created_at, l.id limit 50`.execute(db)
  const { rows: creators } = await sql<About['creators'][number]>`
    select c.id, c.name from creators c where c.id in (
      select l.creator_id from licenses l where l.id = any(${licenses.map(({ id }) => id)}::text[])
      union select s.creator_id from sales s where s.order_id = ${order_id}
    ) order by ${nameOrder('c.name')}, c.id`.execute(db)
  return { creators, licenses }
}

const listOthers = async (db: Reader, { id, email }: Whole): Promise<Conversation['others']> => {
  if (!email) return []
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'subject', 'state', 'last_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', id)
    .orderBy('last_at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ last_at, ...other }) => ({ ...other, lastAt: last_at.toISOString() }))
}

/** Everything about one conversation. */
export const describeConversation = async (db: Reader, id: string, looking: Looking): Promise<Conversation> => {
  const whole = await findWhole(db, id)
  return {
    ...toRow(whole, looking),
    version: whole.version,
    customerId: whole.user_id,
    orderId: whole.order_id,
    licenseId: whole.license_id,
    messages: await listMessages(db, id),
    questions: await listQuestions(db, id),
    ...(await findAbout(db, whole)),
    others: await listOthers(db, whole),
  }
}
