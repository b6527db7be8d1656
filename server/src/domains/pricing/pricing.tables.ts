import { day, numeric, type RowOf, text } from '#platform/database/columns.ts'

export const pricingTables = { exchange_rates: { currency: text, valid_from: day, per_usd: numeric } }

type PricingTables = { [Name in keyof typeof pricingTables]: RowOf<(typeof pricingTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends PricingTables {}
}
