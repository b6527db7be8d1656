import { currencies } from '#contract/core/money.ts'
import { bigint, computed, day, instant, integer, oneOf, type RowOf, text, withDefault } from '#platform/database/columns.ts'

const facets = ['All', 'Status', 'Country', 'Channel', 'Item', 'Coupon'] as const
export type Facet = (typeof facets)[number]

const figures = {
  creator_id: text,
  facet: oneOf(facets),
  value: text,
  day,
  currency: oneOf(currencies),
  sales: integer,
  due: bigint,
  refunded: bigint,
  earned: bigint,
  usd_due: bigint,
  usd_refunded: bigint,
  usd_earned: bigint,
}

/** Made from sales by the database itself, in the transaction that sells or gives back. */
export const salesTables = {
  sale_keys: { sale_id: text, facet: oneOf(facets), value: text, creator_id: text, at: instant, usd_due: bigint },
  sale_figures: { ...figures },
  sale_figure_changes: { id: computed<number>('bigint'), ...figures },
  creator_customers: {
    creator_id: text,
    customer_id: text,
    name: text,
    email: text,
    /** Every name and address of their sales, where these are several. */
    also: withDefault(text),
    search: computed<string>('text'),
    sales: integer,
    first_at: instant,
    last_at: instant,
    usd_spent: bigint,
  },
}

type SalesTables = { [Name in keyof typeof salesTables]: RowOf<(typeof salesTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SalesTables {}
}
