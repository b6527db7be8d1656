import { priceBands } from '#contract/storefront/discovery.ts'
import { computed, instant, integer, nullable, oneOf, type RowOf, text, texts } from '#platform/database/columns.ts'

/** Written by the database alone: triggers on products, creators and discounts keep these true. */
export const searchTables = {
  search_groups: { id: computed<number>('integer'), category: text, price_band: oneOf(priceBands), formats: texts, systems: texts },
  search_facets: { id: computed<number>('integer'), token: text },
  product_search: {
    number: computed<number>('integer'),
    creator_id: text,
    product_id: text,
    group_id: integer,
    price: integer,
    published_at: instant,
    name: text,
    tags: texts,
    words: computed<string>('tsvector'),
    facets: computed<number[]>('ARRAY'),
  },
  product_texts: { number: integer, words: computed<string>('tsvector') },
  creator_search: { creator_id: text, name: text },
  /** Products by group; creators in the rows without one. The sum counts. */
  search_figures: { group_id: nullable(integer), amount: integer },
  search_vocabulary: { word: text, slips: texts },
}

type SearchTables = { [Name in keyof typeof searchTables]: RowOf<(typeof searchTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SearchTables {}
}
