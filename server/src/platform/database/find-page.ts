import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './database.ts'

/** A list that may be long: its table (with the alias `as`), its filter, its order, and the condition for rows after the previous page. */
type LongList = {
  table: string
  as: string
  which: RawBuilder<unknown>
  by: RawBuilder<unknown>
  isPast: RawBuilder<unknown>
  /** The columns that order and search need. */
  columns: RawBuilder<unknown>
}

/** The rows that match the search. */
export type Search = {
  fits: RawBuilder<unknown>
  /** Ids that were found in another way and match too. */
  known?: readonly string[]
  /** Whether an index finds the matches. */
  isIndexed?: boolean
}

/** The ids of a page, in order, and the row after which the next one begins. */
type FoundPage = { ids: string[]; after: string | null }

const pageLength = 50
/** Common text fills a page within this many rows: then nothing has to be collected. */
const firstLook = 1_000
// More matches of one word are found soon enough by walking the list.
const gatherLimit = 2_000
/** This many rows are scanned for one page, where many match. */
const walkLength = 10_000

const pageOf = (ids: readonly string[], end: string | null = null): FoundPage =>
  ids.length > pageLength ? { ids: ids.slice(0, pageLength), after: ids[pageLength - 1] ?? null } : { ids: [...ids], after: end }

const tableOf = ({ table, as }: LongList) => sql`${sql.table(table)} as ${sql.table(as)}`
const idOf = ({ as }: LongList) => sql.ref(`${as}.id`)

const readIds = async (db: Reader, list: LongList): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select ${idOf(list)} as id from ${tableOf(list)} where ${list.which} and ${list.isPast}
    order by ${list.by} limit ${pageLength + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sorts a few matches after looking them up by their keys, keeping those in this list. */
const sortFew = async (db: Reader, list: LongList, few: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with few as materialized (
      select ${list.columns} from ${tableOf(list)} where ${idOf(list)} = any(${few}::text[]) and ${list.which} and ${list.isPast}
    ) select ${idOf(list)} as id from few as ${sql.table(list.as)} order by ${list.by} limit ${pageLength + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

type Look = { looked: number; ids: string[]; last: string | null }

/** Scans the next rows of the list in its order. */
const lookThrough = async (db: Reader, list: LongList, { fits, known = [] }: Search, length: number): Promise<Look> => {
  const part = sql`part as ${sql.table(list.as)}`
  const { rows } = await sql<Look>`
    with part as materialized (
      select ${list.columns} from ${tableOf(list)} where ${list.which} and ${list.isPast} order by ${list.by} limit ${length}
    ) select (select count(*)::int from part) as looked,
      array(select ${idOf(list)} from ${part} where ${fits} or ${idOf(list)} = any(${known}::text[]) order by ${list.by} limit ${pageLength + 1}) as ids,
      (select ${idOf(list)} from ${part} order by ${list.by} limit 1 offset ${length - 1}) as last`.execute(db)
  return rows[0] ?? { looked: 0, ids: [], last: null }
}

/** All matches, where they are few. */
const gather = async (db: Reader, list: LongList, { fits, known = [] }: Search): Promise<string[] | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select ${idOf(list)} as id from ${tableOf(list)} where ${fits} limit ${gatherLimit + 1}`.execute(db)
  return rows.length > gatherLimit ? undefined : [...rows.map(({ id }) => id), ...known]
}

/**
 * A page of a list, with or without a search. One statement cannot be fast both for a word in one row and for a word in half of them, and
 * PostgreSQL, which plans the statement once, does not know which it is. So common matches are found by scanning the list, and rare ones
 * are collected through the index. A page of common but scattered matches may be short and still have a next one.
 */
export const findPage = async (db: Reader, list: LongList, search?: Search): Promise<FoundPage> => {
  if (!search) return pageOf(await readIds(db, list))
  const first = await lookThrough(db, list, search, firstLook)
  if (first.ids.length > pageLength || first.looked < firstLook) return pageOf(first.ids)
  const few = search.isIndexed === false ? undefined : await gather(db, list, search)
  if (few) return pageOf(await sortFew(db, list, few))
  const walked = await lookThrough(db, list, search, walkLength)
  return pageOf(walked.ids, walked.last)
}
