import type { ProductCard } from '#contract/catalog/catalog.ts'
import { defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { findCards, findExchangeRates } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Facets, ReadFacets } from './facet-index.ts'
import { findByTerms } from './found-products.views.ts'
import { facetsIn } from './price-facets.rules.ts'
import { deepest, perPage, type Search } from './search.rules.ts'
import { countFound } from './search-counts.rules.ts'
import { kindsMeant, partFormats, readingsOf, readTerms, type TypedTerm } from './search-terms.rules.ts'
import { typedTerms } from './search-terms.views.ts'
import { foundPage, shopPage } from './shop-page.rules.ts'

type Result = { items: ProductCard[]; total: number; counts: SearchCounts; hasMore: boolean; meant: string | null }

type Found = { typed: readonly TypedTerm[]; search: Search }

/** By the words that are left once formats and the like are taken for filters; without any, all that the filters leave. */
const findFor = async (db: Reader, facets: Facets, { typed, search }: Found) => {
  const isNamed = search.filters.named && search.filters.named.length > 0
  if (!search.text || (isNamed && typed.length === 0))
    return { page: () => shopPage(facets, search), counted: countFound(facets, 'all', search.filters), meant: null }
  const { query, meant } = readTerms(typed)
  const kinds = kindsMeant(typed).flatMap((kind) => facets.ids.get(`kind:${kind}`) ?? [])
  // Signs alone are no words: they name nothing.
  const found = query ? await findByTerms(db, { query, kinds, isRanked: search.sort === 'relevance' }) : []
  const numbers = found.flatMap((group) => group.numbers)
  return { page: () => foundPage(facets, found, search), counted: countFound(facets, numbers, search.filters), meant }
}

export const searchCards = async (db: Reader, readFacets: ReadFacets, asked: Search, now: Date): Promise<Result> => {
  const shop = await readFacets(db, now)
  const facets = asked.currency === defaultCurrency ? shop : facetsIn(shop, asked.currency, await findExchangeRates(db, now))
  const { formats, others } = partFormats(await typedTerms(db, asked.text))
  const withNamed = (named: readonly string[]): Search => ({ ...asked, filters: { ...asked.filters, named } })
  const named = formats.map((format) => `format:${format}`)
  let best = await findFor(db, facets, { typed: others, search: withNamed(named) })
  const isFound = best.counted.total > 0
  // "Samples" is in few texts and meant for many packs; "sample delay" is a name. Whichever finds more was meant. Half of a shop runs on a
  // Mac, so that is asked only where no text has the words: "Logic Gate" is a name, however much else runs in Logic.
  for (const reading of readingsOf(others, asked.text)) {
    if (isFound && reading.isLastResort) continue
    const narrowed = await findFor(db, facets, { typed: reading.others, search: withNamed([...named, ...reading.named]) })
    if (narrowed.counted.total > best.counted.total) best = narrowed
  }
  const { counted, meant } = best
  const page = best.page()
  // The next part is offered only where it would be answered: past the deepest, everything begins anew.
  const hasMore = page.length > 0 && asked.skip + page.length < counted.total && asked.skip + perPage <= deepest
  return { ...counted, items: await findCards(db, page, now), hasMore, meant }
}
