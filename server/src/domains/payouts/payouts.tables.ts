import { currencies } from '#contract/core/money.ts'
import { payoutFileFormats } from '#contract/payouts/payout-files.ts'
import { payoutHolds, payoutStatuses } from '#contract/payouts/payouts.ts'
import {
  bigint,
  day,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  stored,
  text,
  textDocument,
  texts,
  withDefault,
} from '#platform/database/columns.ts'
import { payoutAccountDocument, payoutPartiesDocument, runRatesDocument } from './payouts.documents.ts'

export const payoutTables = {
  payout_accounts: {
    id: text,
    creator_id: text,
    type: oneOf(['Bank', 'ACH']),
    currency: oneOf(currencies),
    country: text,
    encrypted: textDocument(payoutAccountDocument),
    last_digits: text,
    held_until: instant,
    created_at: instant,
    created_by: text,
    replaced_at: nullable(instant),
  },
  payout_runs: {
    id: text,
    day,
    due_by: instant,
    rates: stored(runRatesDocument),
    started_by: nullable(text),
    started_at: instant,
    finished_at: nullable(instant),
  },
  payout_files: {
    id: text,
    run_id: text,
    format: oneOf(payoutFileFormats),
    number: integer,
    encrypted: text,
    sha256: text,
    payouts: integer,
    currency: oneOf(currencies),
    amount: bigint,
    created_by: text,
    created_at: instant,
  },
  payouts: {
    id: text,
    run_id: text,
    creator_id: text,
    number: integer,
    account_id: text,
    currency: oneOf(currencies),
    amount: bigint,
    status: oneOf(payoutStatuses),
    hold: nullable(oneOf(payoutHolds)),
    reason: nullable(text),
    held_until: nullable(instant),
    marks: texts,
    parties: stored(payoutPartiesDocument),
    attempt: withDefault(integer),
    file_id: nullable(text),
    paid_at: nullable(instant),
    created_at: instant,
    updated_at: instant,
  },
  payout_lines: { entry_id: text, index: integer, payout_id: text },
  payout_amounts: { payout_id: text, currency: oneOf(currencies), amount: bigint, rate: numeric, result: bigint },
  payout_events: {
    payout_id: text,
    index: integer,
    status: oneOf(payoutStatuses),
    note: nullable(text),
    by: nullable(text),
    at: instant,
  },
}

type PayoutTables = { [Name in keyof typeof payoutTables]: RowOf<(typeof payoutTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends PayoutTables {}
}
