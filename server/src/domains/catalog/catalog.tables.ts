import { productCategories, productTypes } from '#contract/catalog/catalog.ts'
import { computedDocument, document, instant, integer, nullable, oneOf, type RowOf, stored, text } from '#platform/database/columns.ts'
import {
  bundleCardDocument,
  bundleDocument,
  bundleDraftDocument,
  productCardDocument,
  productDocument,
  productDraftDocument,
} from './stored-items.ts'

const states = ['Draft', 'Live', 'Archived'] as const

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
    /** A product's or a bundle's draft, or a storefront's blocks, by its kind. */
    content: document<unknown>(),
    published_at: instant,
    published_by: nullable(text),
  },
}

type CatalogTables = { [Name in keyof typeof catalogTables]: RowOf<(typeof catalogTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
