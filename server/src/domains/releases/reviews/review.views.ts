import { type RawBuilder, sql } from 'kysely'
import type { BuildReport } from '#contract/releases/build-report.ts'
import { listReviews as listRoute, type ReviewRow } from '#contract/releases/reviews.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'
import { readReleaseRows, toOwnRow } from '../drafting/own-release.views.ts'
import { reportDocument } from '../release.documents.ts'
import type { Reviewer } from './reviewer.ts'
import '../releases.tables.ts'

type Named = { id: string; name: string }
type AboutRow = {
  id: string
  creator: Named
  taken: (Named & { until: string }) | null
  decidedAt: Date | null
  decidedBy: string | null
  isSubmitter: boolean
  reports: (Stored<BuildReport> | null)[]
}

type About = Pick<ReviewRow, 'creator' | 'taken' | 'decidedAt' | 'decidedBy' | 'worst'>
/** Besides what is shown, whether the caller submitted it. */
type Facts = { about: About; isSubmitter: boolean }

const worstOf = (rows: AboutRow['reports']): ReviewRow['worst'] => {
  const found = new Set(rows.flatMap((row) => readOptional(reportDocument, row)?.lines ?? []).map(({ level }) => level))
  return (['red', 'amber', 'green'] as const).find((level) => found.has(level)) ?? null
}

/** What only reviewers see of these releases. */
export const readReviewFacts = async (db: Reader, ids: readonly string[], { userId, now }: Reviewer): Promise<Map<string, Facts>> => {
  const { rows } = await sql<AboutRow>`
    select r.id, jsonb_build_object('id', c.id, 'name', c.name) as creator, r.decided_at as "decidedAt", d.name as "decidedBy",
      coalesce(r.submitted_by = ${userId}, false) as "isSubmitter",
      case when r.taken_until > ${now} then jsonb_build_object('id', t.id, 'name', t.name, 'until', r.taken_until) end as taken,
      array(select b.report from builds b where b.release_id = r.id) as reports
    from releases r join creators c on c.id = r.creator_id
    left join users t on t.id = r.taken_by left join users d on d.id = r.decided_by
    where r.id = any(${ids})`.execute(db)
  return new Map(
    rows.map(({ id, creator, taken, decidedAt, decidedBy, isSubmitter, reports }) => [
      id,
      {
        isSubmitter,
        about: {
          creator,
          taken: taken && {
            by: { id: taken.id, name: taken.name },
            isYou: taken.id === userId,
            until: new Date(taken.until).toISOString(),
          },
          decidedAt: decidedAt?.toISOString() ?? null,
          decidedBy,
          worst: worstOf(reports),
        },
      },
    ]),
  )
}

export type QueueQuery = {
  show?: 'waiting' | 'mine' | 'decided' | 'all' | undefined
  search?: string | undefined
  creatorId?: string | undefined
  after?: string | undefined
}

type Part = { which: RawBuilder<unknown>; after: RawBuilder<unknown>; order: RawBuilder<unknown> }

const oldestFirst = {
  after: sql`(r.submitted_at, r.id) > (last.submitted_at, last.id)`,
  order: sql`r.submitted_at, r.id`,
}

/** What each tab of the queue holds, and in which order. */
const partOf = (show: NonNullable<QueueQuery['show']>, { userId, now }: Reviewer): Part => {
  switch (show) {
    case 'waiting':
      return { which: sql`r.status = 'InReview'`, ...oldestFirst }
    case 'mine':
      return { which: sql`r.status = 'InReview' and r.taken_by = ${userId} and r.taken_until > ${now}`, ...oldestFirst }
    case 'decided':
      return {
        which: sql`r.decided_at is not null`,
        after: sql`(r.decided_at < last.decided_at or (r.decided_at = last.decided_at and r.id > last.id))`,
        order: sql`r.decided_at desc, r.id`,
      }
    case 'all':
      return {
        which: sql`r.submitted_at is not null`,
        after: sql`(r.submitted_at, r.id) < (last.submitted_at, last.id)`,
        order: sql`r.submitted_at desc, r.id desc`,
      }
  }
}

const pageLength = 50

const conditionsOf = (part: Part, { search, creatorId, after }: QueueQuery): RawBuilder<unknown> => {
  const conditions = [part.which]
  if (creatorId) conditions.push(sql`r.creator_id = ${creatorId}`)
  if (after) conditions.push(sql`exists (select from releases last where last.id = ${after} and ${part.after})`)
  if (search?.trim()) {
    const pattern = contains(search.trim())
    conditions.push(sql`(r.version ilike ${pattern} or p.name ilike ${pattern}
      or exists (select from creators c where c.id = r.creator_id and (c.name ilike ${pattern} or c.id ilike ${pattern})))`)
  }
  return sql.join(conditions, sql` and `)
}

const nextPath = ({ show, search, creatorId }: QueueQuery, after: string): string =>
  `${listRoute.path}?${new URLSearchParams({ ...(show && { show }), ...(search && { search }), ...(creatorId && { creatorId }), after })}`

/** A page of the queue: waiting ones oldest first, decided ones newest first. */
export const listReviewRows = async (db: Reader, reviewer: Reviewer, query: QueueQuery) => {
  const part = partOf(query.show ?? 'waiting', reviewer)
  const rows = await readReleaseRows(db, reviewer.now, conditionsOf(part, query), part.order, pageLength + 1)
  const shown = rows.slice(0, pageLength)
  const facts = await readReviewFacts(
    db,
    shown.map(({ id }) => id),
    reviewer,
  )
  const items = shown.flatMap((row) => {
    const known = facts.get(row.id)
    return known ? [{ ...toOwnRow(row), ...known.about }] : []
  })
  const last = shown.at(-1)
  const hasMore = rows.length > pageLength && last !== undefined
  return { items, hasMore, next: hasMore ? nextPath(query, last.id) : null }
}
