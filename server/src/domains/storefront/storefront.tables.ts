import { featuredKinds } from '#contract/storefront/featured.ts'
import { day, integer, nullable, oneOf, type RowOf, text, withDefault } from '#platform/database/columns.ts'

export const storefrontTables = {
  featured_lists: { kind: oneOf(featuredKinds), version: withDefault(integer) },
  featured_items: {
    kind: oneOf(featuredKinds),
    creator_id: text,
    product_id: withDefault(text),
    index: integer,
    first_day: nullable(day),
    last_day: nullable(day),
  },
}

type StorefrontTables = { [Name in keyof typeof storefrontTables]: RowOf<(typeof storefrontTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends StorefrontTables {}
}
