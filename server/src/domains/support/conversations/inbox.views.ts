import { type RawBuilder, sql } from 'kysely'
import { type ConversationRow, type InboxFilter, listConversations as listRoute } from '#contract/support/conversations.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import { beginsWith, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { findPage } from '#platform/database/find-page.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import '../support.tables.ts'

type Person = { id: string; name: string }
export type Row = {
  id: string
  subject: string
  topic: ConversationRow['topic']
  state: ConversationRow['state']
  name: string
  email: string
  assignee: Person | null
  answering: Person | null
  answering_until: Date | null
  order_number: number | null
  open_questions: number
  created_at: Date
  last_at: Date
  first_answered_at: Date | null
  closed_at: Date | null
}

/** Who looks, and when. */
export type Looking = { userId: string; now: Date }

export const toRow = (row: Row, { userId, now }: Looking): ConversationRow => ({
  id: row.id,
  subject: row.subject,
  topic: row.topic,
  state: row.state,
  customer: { name: row.name, email: row.email },
  assignee: row.assignee,
  answering:
    row.answering && row.answering_until && row.answering_until > now
      ? { by: row.answering, isYou: row.answering.id === userId, until: row.answering_until.toISOString() }
      : null,
  orderNumber: row.order_number === null ? null : writeOrderNumber(row.order_number),
  openQuestions: row.open_questions,
  createdAt: row.created_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  firstAnsweredAt: row.first_answered_at?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
})

export const rowColumns = sql`c.id, c.subject, c.topic, c.state, c.name, c.email, c.answering_until, c.created_at, c.last_at,
  c.first_answered_at, c.closed_at,
  (select jsonb_build_object('id', u.id, 'name', u.name) from users u where u.id = c.assignee_id) as assignee,
  (select jsonb_build_object('id', u.id, 'name', u.name) from users u where u.id = c.answering_id) as answering,
  (select o.number from orders o where o.id = c.order_id) as order_number,
  (select count(*)::int from creator_questions q where q.conversation_id = c.id and q.answered_at is null) as open_questions`

const whichOf = (show: InboxFilter, userId: string): RawBuilder<unknown> => {
  switch (show) {
    case 'open':
      return sql`c.state = 'Open'`
    case 'mine':
      return sql`c.assignee_id = ${userId} and c.state <> 'Closed'`
    case 'unassigned':
      return sql`c.assignee_id is null and c.state = 'Open'`
    case 'waiting':
      return sql`c.state = 'Waiting'`
    case 'closed':
      return sql`c.state = 'Closed'`
  }
}

/** By its beginning where it is an address or too short for the index, else by whatever holds it. */
const textual = (q: string): RawBuilder<unknown> => {
  const typed = q.toLowerCase()
  return typed.includes('@') || !hasTrigrams(typed) ? beginsWith(sql`lower(c.email)`, typed) : sql`c.search like ${contains(typed)}`
}

const listOfOrder = async (db: Reader, q: string): Promise<string[]> => {
  const number = readOrderNumber(q)
  if (number === null) return []
  const { rows } = await sql<{ id: string }>`
    select c.id from orders o join conversations c on c.order_id = o.id where o.number = ${number} limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

export type InboxQuery = { show: InboxFilter; q?: string | undefined; after?: string | undefined }

/** A part of the conversations: what waits longest first, what is closed the newest first. A search looks into every state. */
export const listConversations = async (db: Reader, looking: Looking, { show, q, after: mark }: InboxQuery) => {
  const newestFirst = show === 'closed' || Boolean(q)
  const by = newestFirst ? sql`c.last_at desc, c.id desc` : sql`c.last_at, c.id`
  const which = q ? sql`true` : whichOf(show, looking.userId)
  const isPast = mark
    ? sql`(c.last_at, c.id) ${newestFirst ? sql`<` : sql`>`} (select l.last_at, l.id from conversations l where l.id = ${mark})`
    : sql`true`
  const { ids, after } = await findPage(
    db,
    { table: 'conversations', as: 'c', which, by, isPast, columns: sql`c.id, c.last_at, c.email, c.search` },
    q ? { fits: textual(q), known: await listOfOrder(db, q) } : undefined,
  )
  const { rows } = await sql<Row>`select ${rowColumns} from conversations c where c.id = any(${ids}::text[]) order by ${by}`.execute(db)
  const items = rows.map((row) => toRow(row, looking))
  const next = new URLSearchParams({ show, ...(q && { q }), ...(after && { after }) })
  return { items, hasMore: after !== null, next: after && `${listRoute.path}?${next}` }
}
