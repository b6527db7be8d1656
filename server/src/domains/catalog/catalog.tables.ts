import { productCategories, productTypes } from '#contract/catalog.ts'
import { computed, document, instant, integer, nullable, oneOf, type RowOf, real, text, uuid } from '#platform/database/columns.ts'
import type { BundleContent } from './bundle-content.ts'
import type { ProductContent } from './product-content.ts'
import type { Published } from './publish.rules.ts'

const states = ['Draft', 'Live', 'Archived'] as const

export const catalogTables = {
  images: { id: uuid, creator_id: text, full_key: text, half_key: text, width: integer, height: integer, created_at: instant },
  sounds: { url: text, creator_id: text, peaks: text, seconds: real, loudness: real, created_at: instant },
  products: {
    creator_id: text,
    id: text,
    type: oneOf(productTypes),
    category: oneOf(productCategories),
    state: oneOf(states),
    draft: document<ProductContent>(),
    published: nullable(document<Published<ProductContent>>()),
    revision: integer,
    published_at: nullable(instant),
    created_at: instant,
    search: nullable(computed<string>('text')),
  },
  bundles: {
    creator_id: text,
    id: text,
    state: oneOf(states),
    draft: document<BundleContent>(),
    published: nullable(document<Published<BundleContent>>()),
    revision: integer,
    published_at: nullable(instant),
    created_at: instant,
  },
}

type CatalogTables = { [Name in keyof typeof catalogTables]: RowOf<(typeof catalogTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
