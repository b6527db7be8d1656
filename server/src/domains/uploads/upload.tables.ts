import { bigint, instant, nullable, oneOf, type RowOf, stored, text } from '#platform/database/columns.ts'
import { growthDocument } from './upload.documents.ts'
import { uploadStates } from './upload.rules.ts'

export const resumableTables = {
  resumable_uploads: {
    id: text,
    creator_id: text,
    user_id: text,
    name: text,
    metadata: text,
    size: bigint,
    received: bigint,
    status: oneOf(uploadStates),
    file_key: text,
    growth: stored(growthDocument),
    writer: nullable(text),
    written_until: nullable(instant),
    created_at: instant,
    changed_at: instant,
    expires_at: instant,
  },
}

type ResumableTables = { [Name in keyof typeof resumableTables]: RowOf<(typeof resumableTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends ResumableTables {}
}
