import { bigint, instant, integer, type RowOf, real, text } from './columns.ts'

export const platformTables = {
  shop_marks: { name: text, value: text, at: instant },
  fingerprint_keys: { purpose: text, encrypted: text },
  change_versions: { creator_id: text, version: bigint },
  live_workers: { id: text, seen_at: instant },
  request_figures: {
    hour: instant,
    route: text,
    requests: integer,
    errors: integer,
    slow: integer,
    milliseconds: bigint,
    longest: integer,
  },
  rate_limits: { key: text, tokens: real, refilled_at: instant },
}

export type PlatformTables = { [Name in keyof typeof platformTables]: RowOf<(typeof platformTables)[Name]> }
