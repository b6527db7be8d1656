import { type RawBuilder, sql } from 'kysely'

/** What names are sorted by, the same on every machine and in the order of the indexes of it: É stands beside E, in capitals or not. */
export const nameOrder = (name: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql`name_order(${typeof name === 'string' ? sql.ref(name) : name}) collate "C"`

/** Whether a name begins so, along such an index: "emi" begins Émile too. */
export const nameBegins = (name: string, typed: string): RawBuilder<boolean> =>
  sql`(${nameOrder(name)} >= ${nameOrder(sql`${typed}`)} and ${nameOrder(name)} < (name_order(${typed}) || chr(1114111)) collate "C")`
