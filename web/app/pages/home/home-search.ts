import { type ProductCategory, productCategory } from '#contract/catalog.ts'

export type HomeSearch = { q?: string; category?: ProductCategory; after?: string }

/** What the address asks for. Unknown values ask for nothing: the home page is shown. */
export const readSearch = (query: URLSearchParams): HomeSearch | undefined => {
  const q = query.get('q')?.trim().slice(0, 200)
  const category = productCategory.safeParse(query.get('category')).data
  const after = query.get('after')?.slice(0, 10)
  if (!q && !category) return undefined
  return { ...(q && { q }), ...(category && { category }), ...(after && { after }) }
}

export const searchHref = ({ q, category, after }: HomeSearch): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(category && { category }), ...(after && { after }) })
  return query.size > 0 ? `/?${query}` : '/'
}
