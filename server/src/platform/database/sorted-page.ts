import { type RawBuilder, sql } from 'kysely'

type Sorting = {
  /** `-amount` is descending, `amount` ascending. */
  sort: string
  /** The sort key of each column. Never null: a row without a value would be on no page. */
  keys: Readonly<Record<string, RawBuilder<unknown>>>
  /** Distinguishes rows with the same value. */
  id: RawBuilder<unknown>
  /** Finds the last row of the previous page: tables and condition. undefined for the first page. */
  last: RawBuilder<unknown> | undefined
}

/** The condition and the order of one page of a list, sorted by one of its columns. */
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
