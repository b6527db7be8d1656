import type { QueryOf } from '#contract/route.ts'
import type { searchProducts } from '#contract/storefront.ts'
import type { Search } from './search.views.ts'

const mostWords = 8

/** What a visitor typed, as words to look for. `after` is how many were already shown; anything odd starts from the beginning. */
export const readSearch = ({ q = '', category, after }: QueryOf<typeof searchProducts>): Search => {
  const words = q.toLowerCase().replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, mostWords)
  const skip = Number(after)
  return { words, category, skip: Number.isInteger(skip) && skip > 0 && skip <= 10_000 ? skip : 0 }
}
