import { bytes, flag, instant, integer, nullable, type RowOf, stored, text, withDefault } from '#platform/database/columns.ts'
import { giftsDocument } from './gifts.document.ts'

export const voucherTables = {
  vouchers: {
    id: text,
    creator_id: text,
    name: text,
    description: nullable(text),
    gifts: stored(giftsDocument),
    expires_at: nullable(instant),
    is_on: withDefault(flag),
    created_at: instant,
  },
  voucher_batches: {
    id: text,
    voucher_id: text,
    name: text,
    uses_per_code: integer,
    expires_at: nullable(instant),
    is_on: withDefault(flag),
    created_at: instant,
    created_by: nullable(text),
  },
  voucher_codes: {
    fingerprint: bytes,
    batch_id: text,
    index: integer,
    sealed: text,
    ending: text,
    max_uses: integer,
    uses: withDefault(integer),
  },
  voucher_redemptions: {
    id: text,
    voucher_id: text,
    batch_id: text,
    fingerprint: bytes,
    user_id: text,
    what: text,
    at: instant,
  },
  voucher_licenses: { license_id: text, redemption_id: text },
}

type VoucherTables = { [Name in keyof typeof voucherTables]: RowOf<(typeof voucherTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends VoucherTables {}
}
