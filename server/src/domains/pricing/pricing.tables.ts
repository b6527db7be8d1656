import { day, numeric, oneOf, type RowOf, text } from '#platform/database/columns.ts'

export const pricingTables = {
  exchange_rates: { currency: text, valid_from: day, per_usd: numeric },
  tax_rules: { country: text, valid_from: day, mode: oneOf(['Inclusive', 'Exclusive']), rate: numeric },
}

type PricingTables = { [Name in keyof typeof pricingTables]: RowOf<(typeof pricingTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends PricingTables {}
}
