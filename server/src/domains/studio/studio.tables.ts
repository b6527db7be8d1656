import { day, integer, type RowOf, text, withDefault } from '#platform/database/columns.ts'

export const studioTables = {
  attention: {
    creator_id: text,
    day,
    slot: integer,
    visits: withDefault(integer),
    plays: withDefault(integer),
    carts: withDefault(integer),
  },
}

type StudioTables = { [Name in keyof typeof studioTables]: RowOf<(typeof studioTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends StudioTables {}
}
