import type { BundleRow } from '#contract/catalog/bundles.ts'
import type { ProductRow } from '#contract/catalog/products.ts'
import type { OwnItem } from '#web/features/catalog/blocks/own-items.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'

export const productItems = (rows: readonly ProductRow[]): OwnItem[] =>
  rows
    .filter(({ state }) => state !== 'Archived')
    .map(({ id, name, iconUrl, category, state }) => ({ id, name, iconUrl, note: categoryLabel[category].one, isLive: state === 'Live' }))

export const bundleItems = (rows: readonly BundleRow[]): OwnItem[] =>
  rows
    .filter(({ state }) => state !== 'Archived')
    .map(({ id, name, iconUrl, productCount, state }) => ({
      id,
      name,
      iconUrl,
      note: productCount === 1 ? '1 product' : `${productCount} products`,
      isLive: state === 'Live',
    }))
