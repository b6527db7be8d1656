import type { ProductCategory } from '#contract/catalog/catalog.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'

/** What one thing of each category is called. */
export const categoryNames = Object.fromEntries(Object.entries(categoryLabel).map(([category, { one }]) => [category, one])) as Record<
  ProductCategory,
  string
>
