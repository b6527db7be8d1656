import * as contract from '#contract/partner-api/site-storefront.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { type StorefrontDeps, showStorefront } from './show-storefront.ts'

export const siteStorefrontRoutes = (deps: StorefrontDeps): BoundRoute[] => [
  implement(contract.getSiteStorefront, async ({ db, query, scope, visitor, now }) => {
    // At the root there is nobody's site. What the whole shop sells has calls of its own.
    const creatorId = scope ?? refuse('not-found')
    const withManifests = query.includeManifests === 'true'
    return { status: 200, body: await showStorefront(db, deps, { creatorId, visitor, withManifests, now }) }
  }),
]
