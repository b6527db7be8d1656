import { buildPlatforms } from '#contract/releases/platforms.ts'
import { bigint, instant, integer, nullable, oneOf, type RowOf, stored, text } from '#platform/database/columns.ts'
import { manifestDocument } from './release.documents.ts'

/** What is in an archive, as listed after its upload. */

export const releasesTables = {
  releases: {
    id: text,
    creator_id: text,
    product_id: text,
    number: integer,
    version: text,
    notes: text,
    status: oneOf(['Draft', 'InReview', 'Approved', 'Rejected']),
    rejected_because: nullable(text),
    published_at: nullable(instant),
    created_at: instant,
  },
  builds: {
    id: text,
    release_id: text,
    platform: oneOf(buildPlatforms),
    name: text,
    file_key: text,
    size: bigint,
    sha256: text,
    status: oneOf(['NotReady', 'Ready', 'Approved', 'Rejected']),
    not_ready_because: nullable(text),
    manifest: nullable(stored(manifestDocument)),
    created_at: instant,
  },
}

type ReleasesTables = { [Name in keyof typeof releasesTables]: RowOf<(typeof releasesTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends ReleasesTables {}
}
