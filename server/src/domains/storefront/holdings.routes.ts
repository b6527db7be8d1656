import { getProductHolding } from '#contract/storefront/holdings.ts'
import type { ReadOfferedReleases } from '#domains/licensing/index.ts'
import { implementAlone } from '#platform/http/implement.ts'
import { describeHolding } from './product-holding.ts'

export const holdingRoutes = ({ readReleases }: { readReleases: ReadOfferedReleases }) => [
  // Not from a replica: whoever has just paid looks at what they own now.
  implementAlone(getProductHolding, async ({ db, params, visitor, now }) => ({
    status: 200,
    body: await describeHolding(db, readReleases, { creator: params.creatorId, productId: params.productId, visitor, now }),
  })),
]
