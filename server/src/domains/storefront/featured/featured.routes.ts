import * as contract from '#contract/storefront/featured.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { listCandidates } from './featured.views.ts'
import { readFeaturedList, saveFeaturedList } from './save-featured-list.ts'

export const featuredRoutes = () => [
  implement(contract.getFeaturedList, async ({ db, params, now }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => readFeaturedList(tx, params.kind, now)),
  })),

  implement(contract.saveFeaturedList, async ({ tx, params, body, visitor, request, now }) => {
    const by = { userId: visitor.userId, network: networkOf(request.ip), now }
    return { status: 200, body: await saveFeaturedList(tx, { kind: params.kind, ...body, ...by }) }
  }),

  implement(contract.findFeaturedCandidates, async ({ db, params, query, now }) => ({
    status: 200,
    body: await listCandidates(db, params.kind, query.q, now),
  })),
]
