import { type RawBuilder, sql } from 'kysely'

type Sorting = {
  /** `-amount` falls, `amount` rises. */
  sort: string
  /** What each column is sorted by. Without null: a row without a value would stand on no page. */
  keys: Readonly<Record<string, RawBuilder<unknown>>>
  /** What tells rows with the same value apart. */
  id: RawBuilder<unknown>
  /** Finds the row that the page before ended with: tables and condition. None for the first page. */
  last: RawBuilder<unknown> | undefined
}

/** The condition and the order of one page of a list that is sorted by one of its columns. */
export const sortedPage = ({ sort, keys, id, last }: Sorting) => {
  const isFalling = sort.startsWith('-')
  const key = keys[sort.replace(/^-/, '')]
  if (!key) throw new Error(`Nothing is sorted by ${sort}`)
  const direction = isFalling ? sql`desc` : sql`asc`
  return {
    isAfter: last ? sql`(${key}, ${id}) ${isFalling ? sql`<` : sql`>`} (select ${key}, ${id} from ${last})` : sql`true`,
    order: sql`${key} ${direction}, ${id} ${direction}`,
  }
}
