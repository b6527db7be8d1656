import type { PriceBand, SearchSort } from '#contract/storefront/discovery.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import type { HomeSearch } from './home-search.ts'

export const priceLabel: Record<PriceBand, string> = {
  free: 'Free',
  'under-25': 'Under $25',
  '25-100': '$25 to $100',
  'over-100': 'Over $100',
}

export const sortLabel: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
}

/** What a search is called: its words, else its category, else what it narrows to. */
export const searchTitle = ({ q, category, price, sale, format, system }: HomeSearch): string => {
  if (q) return `“${q}”`
  if (category) return categoryLabel[category].many
  if (sale) return 'On sale'
  if (price === 'free') return 'Free'
  return format ?? (system ? `For ${system}` : 'Everything')
}

/** The filters that are on, each with the search without it. */
export const chosenFilters = (search: HomeSearch): { label: string; without: HomeSearch }[] => {
  const { category, price, format, system, sale } = search
  return [
    ...(category ? [{ label: categoryLabel[category].many, without: { category: undefined } }] : []),
    ...(price ? [{ label: priceLabel[price], without: { price: undefined } }] : []),
    ...(format ? [{ label: format, without: { format: undefined } }] : []),
    ...(system ? [{ label: system, without: { system: undefined } }] : []),
    ...(sale ? [{ label: 'On sale', without: { sale: undefined } }] : []),
  ]
}
