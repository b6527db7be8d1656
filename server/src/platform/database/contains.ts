import { type RawBuilder, sql } from 'kysely'

const plain = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The `like` pattern for text anywhere in a column. % and _ typed by people are not wildcards. */
export const contains = (text: string): string => `%${plain(text)}%`

/** The `like` pattern for the beginning of a column. */
export const begins = (text: string): string => `${plain(text)}%`

/**
 * Whether a column begins with a text, using its index in "C" order. In a generic plan PostgreSQL cannot turn a `like` pattern into a range
 * and would read the whole index. The last Unicode character means "anything that follows".
 */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`(${column} collate "C" >= ${text} collate "C" and ${column} collate "C" < (${text} || chr(1114111)) collate "C")`
