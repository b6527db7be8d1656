import { type RawBuilder, sql } from 'kysely'

const plain = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The `like` pattern for text anywhere in a column. % and _ typed by people are not wildcards. */
export const contains = (text: string): string => `%${plain(text)}%`

/** The `like` pattern for the beginning of a column. */
export const begins = (text: string): string => `${plain(text)}%`

/**
 * Whether a column begins with a text, by an index of it in "C" order. A `like` pattern is not a range for PostgreSQL in a generic
 * plan: it would read the whole index. The last character of Unicode stands for "and whatever follows".
 */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`(${column} collate "C" >= ${text} collate "C" and ${column} collate "C" < (${text} || chr(1114111)) collate "C")`
