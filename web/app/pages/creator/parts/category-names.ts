import type { ProductCategory } from '#contract/catalog/catalog.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'

/** The name of one item of each category. */
export const categoryNames = Object.fromEntries(Object.entries(categoryLabel).map(([category, { one }]) => [category, one])) as Record<
  ProductCategory,
  string
>
