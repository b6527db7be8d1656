import { instant, integer, type RowOf, real, text, uuid } from '#platform/database/columns.ts'

export const mediaTables = {
  images: { id: uuid, creator_id: text, full_key: text, half_key: text, width: integer, height: integer, created_at: instant },
  sounds: { url: text, creator_id: text, peaks: text, seconds: real, loudness: real, created_at: instant },
}

type MediaTables = { [Name in keyof typeof mediaTables]: RowOf<(typeof mediaTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends MediaTables {}
}
