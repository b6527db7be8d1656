import { currencies } from '#contract/core/money.ts'
import { saleStatuses } from '#contract/sales/sale-wish.ts'
import {
  bigint,
  computed,
  day,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  text,
  texts,
  withDefault,
} from '#platform/database/columns.ts'

const facets = ['All', 'Status', 'Country', 'Channel', 'Item', 'Coupon', 'Creator'] as const
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
  /** Whole orders, as staff list them. */
  order_sales: {
    id: text,
    creator_id: withDefault(text),
    order_number: bigint,
    at: instant,
    customer_id: nullable(text),
    customer_name: text,
    customer_email: text,
    search: computed<string>('text'),
    country: nullable(text),
    currency: oneOf(currencies),
    due: bigint,
    refunded: bigint,
    earned: bigint,
    usd_rate: numeric,
    usd_due: computed<number>('bigint'),
    status: oneOf(saleStatuses),
    what: text,
    units: integer,
    creators: texts,
    items: texts,
    channels: texts,
    coupons: texts,
  },
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
