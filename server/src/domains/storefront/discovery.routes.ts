import { listSimilar, searchProducts, suggest } from '#contract/storefront/discovery.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { shows } from '#platform/http/shows.ts'
import { makeFacetIndex } from './search/facet-index.ts'
import { nextPath, readSearch } from './search/search.rules.ts'
import { searchCards } from './search/search.views.ts'
import { suggestFor } from './search/suggest.views.ts'
import { listSimilarCards } from './similar.views.ts'

export const discoveryRoutes = (readFacets = makeFacetIndex()) => [
  implement(searchProducts, async ({ db, query, now, reply }) => {
    shows(reply, 'everyone')
    const search = readSearch(query)
    const found = await searchCards(db, readFacets, search, now)
    return { status: 200, body: { ...found, next: found.hasMore ? nextPath(query, search) : null } }
  }),

  implement(suggest, async ({ db, query, reply }) => {
    shows(reply, 'everyone')
    return { status: 200, body: await suggestFor(db, query.q.trim()) }
  }),

  implement(listSimilar, async ({ db, params, now, reply }) => {
    const cards = (await listSimilarCards(db, params.creatorId, params.productId, now)) ?? refuse('not-found')
    shows(reply, 'everyone')
    return { status: 200, body: cards }
  }),
]
