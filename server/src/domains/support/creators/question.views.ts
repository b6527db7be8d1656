import { sql } from 'kysely'
import { type CreatorQuestion, listCreatorQuestions as listRoute, type questionFilters } from '#contract/support/creator-questions.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import '../support.tables.ts'

type Row = {
  id: string
  subject: string
  question: string
  asked_at: Date
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

const toQuestion = (row: Row): CreatorQuestion => ({
  id: row.id,
  subject: row.subject,
  question: row.question,
  askedAt: row.asked_at.toISOString(),
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

const columns = sql`q.id, c.subject, q.question, q.asked_at, q.answer, team_name(q.creator_id, q.answered_by) as answered_by, q.answered_at`
const tables = sql`creator_questions q join conversations c on c.id = q.conversation_id`

const pageLength = 50

type Asked = { creatorId: string; show: (typeof questionFilters)[number]; after?: string | undefined }

/** The oldest open ones first, or the newest answered ones. */
export const listQuestions = async (db: Reader, { creatorId, show, after }: Asked) => {
  const open = show === 'open'
  const last = after
    ? open
      ? sql`and (q.asked_at, q.id) > (select l.asked_at, l.id from creator_questions l where l.id = ${after})`
      : sql`and (q.answered_at, q.id) < (select l.answered_at, l.id from creator_questions l where l.id = ${after})`
    : sql``
  const { rows } = await sql<Row>`
    select ${columns} from ${tables}
    where q.creator_id = ${creatorId} and q.answered_at is ${open ? sql`null` : sql`not null`} ${last}
    order by ${open ? sql`q.asked_at, q.id` : sql`q.answered_at desc, q.id desc`} limit ${pageLength + 1}`.execute(db)
  const items = rows.slice(0, pageLength).map(toQuestion)
  const hasMore = rows.length > pageLength
  return { items, hasMore, next: hasMore ? `${listRoute.path}?show=${show}&after=${items.at(-1)?.id}` : null }
}

export const getQuestion = async (db: Reader, id: string): Promise<CreatorQuestion> => {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where q.id = ${id}`.execute(db)
  return toQuestion(rows[0] ?? refuse('not-found'))
}
