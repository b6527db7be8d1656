import { productCategories, productTypes } from '#contract/catalog/catalog.ts'
import {
  computedDocument,
  flag,
  instant,
  integer,
  nullable,
  oneOf,
  type RowOf,
  stored,
  text,
  texts,
  withDefault,
} from '#platform/database/columns.ts'
import {
  bundleCardDocument,
  bundleDocument,
  bundleDraftDocument,
  defaultPricesDocument,
  productCardDocument,
  productDocument,
  productDraftDocument,
  startingPricesDocument,
  storefrontVersionDocument,
} from './stored-items.ts'

const states = ['Draft', 'Live', 'Archived'] as const

/** Written beside the documents by `shown-columns.ts`, for SQL: from the published version, else from the draft. */
const named = { name: withDefault(text), tagline: nullable(text), description: nullable(text) }

export const catalogTables = {
  products: {
    creator_id: text,
    id: text,
    type: oneOf(productTypes),
    category: oneOf(productCategories),
    state: oneOf(states),
    draft: stored(productDraftDocument),
    published: nullable(stored(productDocument)),
    card: nullable(computedDocument(productCardDocument)),
    ...named,
    icon_url: nullable(text),
    external_fulfillment: nullable(text),
    default_prices: nullable(stored(defaultPricesDocument)),
    starting_prices: nullable(stored(startingPricesDocument)),
    cheapest_price: withDefault(integer),
    tags: withDefault(texts),
    page_texts: withDefault(text),
    formats: withDefault(texts),
    systems: withDefault(texts),
    traits: withDefault(texts),
    needs: nullable(text),
    revision: integer,
    published_at: nullable(instant),
    created_at: instant,
    saved_at: instant,
    saved_by: nullable(text),
    published_revision: nullable(integer),
  },
  bundles: {
    creator_id: text,
    id: text,
    state: oneOf(states),
    draft: stored(bundleDraftDocument),
    published: nullable(stored(bundleDocument)),
    card: nullable(computedDocument(bundleCardDocument)),
    ...named,
    image_url: nullable(text),
    partial: withDefault(flag),
    product_ids: withDefault(texts),
    revision: integer,
    published_at: nullable(instant),
    created_at: instant,
    saved_at: instant,
    saved_by: nullable(text),
    published_revision: nullable(integer),
  },
  published_versions: {
    kind: oneOf(['product', 'bundle', 'storefront']),
    creator_id: text,
    item_id: text,
    number: integer,
    name: withDefault(text),
    /** The version's content, in the column of its kind. */
    product: nullable(stored(productDraftDocument)),
    bundle: nullable(stored(bundleDraftDocument)),
    storefront: nullable(stored(storefrontVersionDocument)),
    published_at: instant,
    published_by: nullable(text),
  },
}

type CatalogTables = { [Name in keyof typeof catalogTables]: RowOf<(typeof catalogTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
