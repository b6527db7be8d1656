import { type ProductCategory, productCategory } from '#contract/catalog/catalog.ts'
import {
  type PriceBand,
  type ProductFormat,
  type ProductSystem,
  priceBand,
  productFormat,
  productSystem,
  type SearchSort,
  searchSort,
} from '#contract/storefront/discovery.ts'

export type HomeSearch = {
  q?: string | undefined
  category?: ProductCategory | undefined
  price?: PriceBand | undefined
  format?: ProductFormat | undefined
  system?: ProductSystem | undefined
  sale?: 'true' | undefined
  sort?: SearchSort | undefined
  after?: string | undefined
}

const names = ['q', 'category', 'price', 'format', 'system', 'sale', 'sort', 'after'] as const

/** What the address asks for. Unknown values ask for nothing; with nothing left, the home page is shown. */
export const readSearch = (query: URLSearchParams): HomeSearch | undefined => {
  const search: HomeSearch = {
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    category: productCategory.safeParse(query.get('category')).data,
    price: priceBand.safeParse(query.get('price')).data ?? (query.get('free') === 'true' ? 'free' : undefined),
    format: productFormat.safeParse(query.get('format')).data,
    system: productSystem.safeParse(query.get('system')).data,
    sale: query.get('sale') === 'true' ? 'true' : undefined,
    sort: searchSort.safeParse(query.get('sort')).data,
    after: query.get('after')?.slice(0, 10) || undefined,
  }
  const { after, ...asked } = search
  return Object.values(asked).some(Boolean) ? search : undefined
}

/** A search is an address: the values in a fixed order, so that the same search is always the same page. */
export const searchHref = (search: HomeSearch): string => {
  const query = new URLSearchParams(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
  return query.size > 0 ? `/?${query}` : '/'
}

/** The same search with a choice made or taken back. It begins at its first page again. */
export const withChoice = (search: HomeSearch, choice: HomeSearch): HomeSearch => ({ ...search, after: undefined, ...choice })

/** What narrows a search besides its words. */
export const filtersOf = ({ category, price, format, system, sale }: HomeSearch): HomeSearch => ({ category, price, format, system, sale })

/** What the API is asked. */
export const toQuery = ({ sale, ...search }: HomeSearch) => ({ ...search, onSale: sale })
