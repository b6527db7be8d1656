import type { ProductCategory } from '#contract/catalog/catalog.ts'
import type { TempoBand } from '#contract/catalog/trait-rules.ts'
import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'
import type { PriceBand, SearchSort } from '#contract/storefront/discovery.ts'
import { priceLimits } from '#contract/storefront/search-choices.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import { formatMoney } from '#web/ui/price.tsx'
import { type Facet, facets, type HomeSearch } from './home-search.ts'

/** How money is formatted for the visitor. */
export type MoneyIn = { currency?: Currency | undefined; locale?: string }

const priceLabel = (band: PriceBand, { currency = defaultCurrency, locale }: MoneyIn): string => {
  const [low = '', middle = '', high = ''] = priceLimits[currency].map((limit) => formatMoney(limit, currency, locale ? { locale } : {}))
  const labels: Record<PriceBand, string> = {
    free: 'Free',
    'under-25': `Under ${low}`,
    '25-50': `${low} to ${middle}`,
    '50-100': `${middle} to ${high}`,
    'over-100': `Over ${high}`,
  }
  return labels[band]
}

export const sortLabel: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
}

export const tempoLabel: Record<TempoBand, string> = {
  'under-80': 'Under 80 BPM',
  '80-99': '80 to 99 BPM',
  '100-119': '100 to 119 BPM',
  '120-139': '120 to 139 BPM',
  '140-159': '140 to 159 BPM',
  'over-160': '160 BPM and over',
}

/** The label of a filter's value; most values are their own labels. */
export const facetLabel = (facet: Facet, value: string, money: MoneyIn = {}): string => {
  if (facet === 'category') return categoryLabel[value as ProductCategory].many
  if (facet === 'price') return priceLabel(value as PriceBand, money)
  if (facet === 'tempo') return tempoLabel[value as TempoBand]
  return value
}

/** The title of a search: its text, else its category, else one of its filters. */
export const searchTitle = ({ q, category, price, sale, format, system, kind, genre, tempo, key, host, fits }: HomeSearch): string => {
  if (q) return `“${q}”`
  if (category) return categoryLabel[category].many
  if (sale) return 'On sale'
  if (price === 'free') return 'Free'
  if (fits) return 'Fits my studio'
  const only = kind ?? genre ?? format ?? key ?? (tempo && tempoLabel[tempo])
  if (only) return only
  const place = system ?? host
  return place ? `For ${place}` : 'Everything'
}

/** The active filters, each with the search without it. */
export const chosenFilters = (search: HomeSearch, locale?: string): { label: string; without: HomeSearch }[] => [
  ...facets.flatMap((facet) => {
    const value = search[facet]
    const money = { currency: search.currency, ...(locale && { locale }) }
    return value ? [{ label: facetLabel(facet, value, money), without: { [facet]: undefined } }] : []
  }),
  ...(search.fits ? [{ label: 'Fits my studio', without: { fits: undefined } }] : []),
  ...(search.sale ? [{ label: 'On sale', without: { sale: undefined } }] : []),
]
