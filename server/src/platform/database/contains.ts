import { type RawBuilder, sql } from 'kysely'

const plain = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The pattern of `like` for whatever holds these words. What % and _ mean to the database is not what people mean by them. */
export const contains = (text: string): string => `%${plain(text)}%`

/** Whatever begins with these words. */
export const begins = (text: string): string => `${plain(text)}%`

/**
 * Whether a column begins so, by an index of it in the order of "C". A pattern of `like` would be no range to PostgreSQL in a statement
 * that it has planned once for every text: it reads the whole index. The last letter there is stands for "and whatever follows".
 */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`(${column} collate "C" >= ${text} collate "C" and ${column} collate "C" < (${text} || chr(1114111)) collate "C")`
