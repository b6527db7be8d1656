import { flag, instant, integer, nullable, oneOf, type RowOf, text, texts, uuid, withDefault } from '#platform/database/columns.ts'

export const licensingTables = {
  licenses: {
    id: text,
    creator_id: text,
    product_id: text,
    variation_id: text,
    user_id: nullable(text),
    email: text,
    cause: oneOf(['Order', 'Voucher', 'Trial', 'Grant']),
    order_id: nullable(uuid),
    line_id: nullable(text),
    bundle_id: nullable(text),
    unit: withDefault(integer),
    status: oneOf(['Active', 'Revoked']),
    revoked_because: withDefault(texts),
    seats: integer,
    offline_activation: withDefault(flag),
    expires_at: nullable(instant),
    created_at: instant,
  },
}

type LicensingTables = { [Name in keyof typeof licensingTables]: RowOf<(typeof licensingTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends LicensingTables {}
}
