import type { ProductCategory } from '#contract/catalog/catalog.ts'
import { categoryWords } from '#web/features/catalog/category-words.ts'

/** What one thing of each category is called. */
export const categoryNames = Object.fromEntries(Object.entries(categoryWords).map(([category, { one }]) => [category, one])) as Record<
  ProductCategory,
  string
>
