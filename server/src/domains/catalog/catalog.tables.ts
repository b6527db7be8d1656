import { productCategories, productTypes } from '#contract/catalog/catalog.ts'
import { computed, document, instant, integer, nullable, oneOf, type RowOf, text } from '#platform/database/columns.ts'
import type { BundleContent, BundleDraftContent } from './bundle-content.ts'
import type { Published } from './editing/publish.rules.ts'
import type { ProductContent, ProductDraftContent } from './product-content.ts'

const states = ['Draft', 'Live', 'Archived'] as const

export const catalogTables = {
  products: {
    creator_id: text,
    id: text,
    type: oneOf(productTypes),
    category: oneOf(productCategories),
    state: oneOf(states),
    draft: document<ProductDraftContent>(),
    published: nullable(document<Published<ProductContent>>()),
    card: nullable(computed<object>('jsonb')),
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
    draft: document<BundleDraftContent>(),
    published: nullable(document<Published<BundleContent>>()),
    card: nullable(computed<object>('jsonb')),
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
    content: document<unknown>(),
    published_at: instant,
    published_by: nullable(text),
  },
}

type CatalogTables = { [Name in keyof typeof catalogTables]: RowOf<(typeof catalogTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
