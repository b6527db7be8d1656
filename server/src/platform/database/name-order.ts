import { type RawBuilder, sql } from 'kysely'

/** The sort key of names, the same on every machine and in their indexes: É is next to E, in upper and lower case. */
export const nameOrder = (name: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql`name_order(${typeof name === 'string' ? sql.ref(name) : name}) collate "C"`

/** Whether a name starts with a text, using such an index: "emi" finds Émile too. */
export const nameBegins = (name: string, typed: string): RawBuilder<boolean> =>
  sql`(${nameOrder(name)} >= ${nameOrder(sql`${typed}`)} and ${nameOrder(name)} < (name_order(${typed}) || chr(1114111)) collate "C")`
