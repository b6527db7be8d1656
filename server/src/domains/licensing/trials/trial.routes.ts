import { startTrialByEmail as startTrialByEmailRoute } from '#contract/licensing/trials.ts'
import { countTrialMail, type IdentityDeps } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implementAfter } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import { startTrialByEmail } from './start-trial-by-email.ts'

export const trialRoutes = (identity: IdentityDeps): BoundRoute[] => [
  implementAfter(
    startTrialByEmailRoute,
    async ({ db, params, body, request }) => {
      const product = await findLicensedProduct(db, params.creatorId, params.productId)
      if (!product?.is_shown) return refuse('not-found')
      await countTrialMail(db, body.email, networkOf(request.ip))
      return product
    },
    async ({ tx, prepared, body, now }) => {
      await startTrialByEmail(tx, identity, { product: prepared, email: body.email, now })
      return { status: 202, body: {} }
    },
  ),
]
