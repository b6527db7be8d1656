import { uploadKinds } from '#contract/media/uploads.ts'
import { bigint, instant, integer, nullable, oneOf, type RowOf, real, stored, text } from '#platform/database/columns.ts'
import { uploadResultDocument } from './upload.documents.ts'
import { uploadStates } from './upload.rules.ts'

export const uploadTables = {
  uploads: {
    id: text,
    creator_id: text,
    user_id: text,
    kind: oneOf(uploadKinds),
    name: text,
    status: oneOf(uploadStates),
    progress: real,
    reason: nullable(text),
    file_key: text,
    size: bigint,
    tries: integer,
    result: nullable(stored(uploadResultDocument)),
    created_at: instant,
    changed_at: instant,
  },
}

type UploadTables = { [Name in keyof typeof uploadTables]: RowOf<(typeof uploadTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends UploadTables {}
}
