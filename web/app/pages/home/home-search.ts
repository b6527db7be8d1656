import type { ProductCategory } from '#contract/catalog/catalog.ts'
import { type Currency, currencies, defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchSort } from '#contract/storefront/discovery.ts'
import {
  genres,
  hosts,
  musicalKeys,
  priceBands,
  productFormats,
  productKinds,
  productSystems,
  searchSorts,
  tempoBands,
} from '#contract/storefront/search-choices.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'

/** In the order in which they are offered. */
export const categories = Object.keys(categoryLabel) as ProductCategory[]

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | undefined =>
  values.find((value) => value === asked)

/** The filters with a fixed set of values, in the order of an address. */
const choices = {
  category: categories,
  price: priceBands,
  format: productFormats,
  system: productSystems,
  kind: productKinds,
  genre: genres,
  tempo: tempoBands,
  key: musicalKeys,
  host: hosts,
} as const

export type Facet = keyof typeof choices
export const facets = Object.keys(choices) as Facet[]

type Choices = { [Name in Facet]?: (typeof choices)[Name][number] | undefined }

export type HomeSearch = Choices & {
  q?: string | undefined
  /** The currency that prices are compared in, where it is not dollars. */
  currency?: Currency | undefined
  /** A studio, in the API's format. */
  fits?: string | undefined
  sale?: 'true' | undefined
  sort?: SearchSort | undefined
  after?: string | undefined
}

const names = ['q', ...facets, 'currency', 'fits', 'sale', 'sort', 'after'] as const

/** The parameters that the page reads; `free` is from an older version of the address. */
export const searchParameters = [...names, 'free']

/** Free is the same in every currency, and most sort orders do not depend on prices. */
const comparesPrices = ({ price, sort }: HomeSearch): boolean =>
  (price !== undefined && price !== 'free') || sort === 'price-low' || sort === 'price-high'

const currencyOf = (search: HomeSearch, currency: Currency | undefined): Currency | undefined =>
  currency !== defaultCurrency && comparesPrices(search) ? currency : undefined

/** The currency that the prices of a list were compared in, where they filter or sort it. */
export const comparedCurrency = (search: HomeSearch): Currency | undefined =>
  comparesPrices(search) ? (search.currency ?? defaultCurrency) : undefined

/** Something in it is known: a search by words that name no system, format or host would find everything, as if it all fitted. */
const namesStudio = (fits: string): boolean =>
  fits
    .split('.')
    .some((part) => [...productFormats, ...hosts, ...productSystems].some((known) => part === known || part.startsWith(`${known}-`)))

const studioIn = (fits: string | null): string | undefined => (fits && namesStudio(fits) ? fits.slice(0, 300) : undefined)

/** The search in the address. Unknown values are ignored; with none left, the home page is shown. */
export const readSearch = (query: URLSearchParams): HomeSearch | undefined => {
  const chosen = Object.fromEntries(facets.map((name) => [name, oneOf<string>(choices[name], query.get(name))])) as Choices
  const search: HomeSearch = {
    ...chosen,
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    price: chosen.price ?? (query.get('free') === 'true' ? 'free' : undefined),
    fits: studioIn(query.get('fits')),
    sale: query.get('sale') === 'true' ? 'true' : undefined,
    sort: oneOf(searchSorts, query.get('sort')),
    after: query.get('after')?.slice(0, 10) || undefined,
  }
  const { after, ...asked } = search
  if (!Object.values(asked).some(Boolean)) return undefined
  return { ...search, currency: currencyOf(search, oneOf(currencies, query.get('currency'))) }
}

/** The address of a search: the values in a fixed order, so that the same search always has the same address. */
export const searchHref = (search: HomeSearch): string => {
  const asked = { ...search, currency: currencyOf(search, search.currency) }
  const query = new URLSearchParams(names.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])))
  return query.size > 0 ? `/?${query}` : '/'
}

/** The same search with a choice added or removed, from its first page. */
export const withChoice = (search: HomeSearch, choice: HomeSearch): HomeSearch => ({ ...search, after: undefined, ...choice })

/** The filters of a search, without its text and order. */
export const filtersOf = ({ q, sort, after, ...filters }: HomeSearch): HomeSearch => filters

/** The query of the API's call. */
export const toQuery = ({ sale, ...search }: HomeSearch) => ({ ...search, onSale: sale })
