import { buildPlatforms } from '#contract/releases/platforms.ts'
import { buildStatuses, channels, jobStatuses, releaseEvents, releaseStatuses } from '#contract/releases/release-states.ts'
import {
  bigint,
  computed,
  instant,
  integer,
  nullable,
  oneOf,
  type RowOf,
  real,
  stored,
  text,
  withDefault,
} from '#platform/database/columns.ts'
import { manifestDocument, reportDocument } from './release.documents.ts'

export const releasesTables = {
  releases: {
    id: text,
    creator_id: text,
    product_id: text,
    number: integer,
    version: text,
    notes: text,
    status: oneOf(releaseStatuses),
    reason: nullable(text),
    published_at: nullable(instant),
    created_at: instant,
    channel: withDefault(oneOf(channels)),
    version_key: computed<string>('text'),
    submitted_at: nullable(instant),
    submitted_by: nullable(text),
    taken_by: nullable(text),
    taken_until: nullable(instant),
    decided_at: nullable(instant),
    decided_by: nullable(text),
    scheduled_at: nullable(instant),
    rollout_percent: withDefault(integer),
    rollout_stopped_at: nullable(instant),
    rolled_back_at: nullable(instant),
    announced_at: nullable(instant),
  },
  builds: {
    id: text,
    release_id: text,
    platform: oneOf(buildPlatforms),
    name: text,
    file_key: nullable(text),
    size: nullable(bigint),
    sha256: nullable(text),
    status: oneOf(buildStatuses),
    reason: nullable(text),
    manifest: nullable(stored(manifestDocument)),
    created_at: instant,
    upload_id: nullable(text),
    check_status: nullable(oneOf(jobStatuses)),
    check_progress: withDefault(real),
    check_tries: withDefault(integer),
    report: nullable(stored(reportDocument)),
    source_name: nullable(text),
    source_file_key: nullable(text),
    check_changed_at: nullable(instant),
  },
  release_events: {
    id: text,
    release_id: text,
    at: instant,
    by_user_id: nullable(text),
    what: oneOf(releaseEvents),
    detail: nullable(text),
    index: computed<number>('bigint'),
  },
}

type ReleasesTables = { [Name in keyof typeof releasesTables]: RowOf<(typeof releasesTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends ReleasesTables {}
}
