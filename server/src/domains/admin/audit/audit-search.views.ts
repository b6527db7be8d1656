import { type RawBuilder, sql } from 'kysely'
import { auditActions } from '#contract/admin/audit-actions.ts'
import { readOrderNumber } from '#domains/orders/index.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'

/** What the words of a search may mean, each to be looked up by its own index. */
export type Found = { actions: string[]; people: string[]; creators: string[]; subjects: string[]; entries: number[] }

type Id = { id: string }

const idsIn = async (db: Reader, query: RawBuilder<Id>): Promise<string[]> => (await query.execute(db)).rows.map(({ id }) => id)

export const findOrders = async (db: Reader, text: string): Promise<string[]> => {
  const number = readOrderNumber(text)
  return number === null ? [] : idsIn(db, sql<Id>`select o.id::text as id from orders o where o.number = ${number}`)
}

/** The people and things that an entry (`a`) names, by their current names: the actor (`u`), the person concerned (`s`), the creator (`c`). */
export const withNames = sql`left join users u on u.id = a.actor_id and u.deleted_at is null
  left join users s on s.id = a.subject and s.deleted_at is null left join creators c on c.id = a.creator_id`

const columns = ['a.action', 'u.email', 'u.name', 's.email', 's.name', 'c.name', 'a.actor_id', 'a.subject', 'a.creator_id']

/** Whether an entry or its names contain the search text, or it is about one of these orders. */
export const matches = (text: string, orders: readonly string[]): RawBuilder<unknown> => {
  const like = contains(text.toLowerCase())
  return sql`(${sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)}) like ${like}`),
    sql` or `,
  )} or a.subject = any(${orders}::text[]))`
}

const peopleLimit = 200
const creatorLimit = 100
const entryLimit = 2_000
/** Text that occurs in one of ten of the newest entries, such as `usr_`, is searched by scanning them one after the other. */
const sampleSize = 2_000
const commonShare = 0.1

const isCommonSubject = async (db: Reader, like: string): Promise<boolean> => {
  const { rows } = await sql<{ found: number }>`
    select (count(*) filter (where lower(a.subject) like ${like}))::int as found
    from (select n.subject from audit_log n order by n.id desc limit ${sampleSize}) a`.execute(db)
  return (rows[0]?.found ?? 0) > sampleSize * commonShare
}

/** undefined where so many entries match that scanning the log is quicker. */
export const findWays = async (db: Reader, written: string, orders: readonly string[]): Promise<Found | undefined> => {
  const text = written.toLowerCase()
  if (!hasTrigrams(text)) return undefined
  const like = contains(text)
  const people = await idsIn(
    db,
    sql<Id>`select u.id from users u where u.deleted_at is null and lower(u.name || ' ' || u.email) like ${like} limit ${peopleLimit + 1}`,
  )
  const creators = await idsIn(db, sql<Id>`select c.id from creators c where c.search like ${like} limit ${creatorLimit + 1}`)
  if (people.length > peopleLimit || creators.length > creatorLimit || (await isCommonSubject(db, like))) return undefined
  const { rows: entries } = await sql<{ id: number }>`
    select a.id from audit_log a where a.subject is not null and lower(a.subject) like ${like} limit ${entryLimit + 1}`.execute(db)
  if (entries.length > entryLimit) return undefined
  return {
    actions: auditActions.filter((action) => action.includes(text)),
    people: [...people, text],
    creators: [...creators, text],
    subjects: [...people, ...orders],
    entries: entries.map(({ id }) => id),
  }
}

/** The newest of each value, by the index of its column. */
const newestOf = (column: string, values: readonly string[], isMeant: RawBuilder<unknown>, limit: number): RawBuilder<unknown> => sql`
  select f.id from unnest(${[...new Set(values)]}::text[]) k (value) cross join lateral (
    select a.id from audit_log a where ${sql.ref(column)} = k.value and ${isMeant} order by a.id desc limit ${limit}
  ) f`

/** The entries found, of each kind the newest. */
export const foundBy = (found: Found, isMeant: RawBuilder<unknown>, limit: number): RawBuilder<unknown> =>
  sql.join(
    [
      newestOf('a.action', found.actions, isMeant, limit),
      newestOf('a.actor_id', found.people, isMeant, limit),
      newestOf('a.creator_id', found.creators, isMeant, limit),
      newestOf('a.subject', found.subjects, isMeant, limit),
      sql`select a.id from audit_log a where a.id = any(${found.entries}::bigint[]) and ${isMeant}`,
    ].map((part) => sql`(${part})`),
    sql` union all `,
  )
