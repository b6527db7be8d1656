import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/partner-api/site-orders.ts'
import {
  applyCoupon,
  countCouponGuess,
  forgetCouponGuess,
  forgetDetails,
  isBuyer,
  type OrderRow,
  takeOffCoupons,
  utmOf,
} from '#domains/orders/index.ts'
import { saveCheckout } from '#domains/payments/index.ts'
import { forgetCall } from '#platform/http/bind-route.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { changeSiteOrder, type PartnerApiDeps } from './change-site-order.ts'
import { getInScope, showSiteOrder } from './show-site-order.ts'

type Call = { params: { orderId: string }; scope: string | undefined; visitor: Visitor; request: FastifyRequest; now: Date }

const askedBy = ({ params, scope, visitor, request, now }: Call) => ({
  id: params.orderId,
  scope,
  visitor,
  isBuyer: (order: OrderRow): boolean => isBuyer(order, visitor, request),
  now,
})

/** The cart as SDKs speak it: every call changes the one order there is, then says how it stands. */
export const siteOrderRoutes = (deps: PartnerApiDeps): BoundRoute[] => [
  implement(contract.getSiteOrder, async ({ db, query, ...call }) => {
    const isEmbedded = query.embedded === 'true'
    return { status: 200, body: await showSiteOrder(db, deps, { ...askedBy(call), isEmbedded }) }
  }),

  implement(contract.patchSiteOrder, async ({ tx, query, body, ...call }) => {
    const { returnUrl, embedded } = query
    const { params, scope, visitor, now } = call
    await changeSiteOrder(tx, deps, { id: params.orderId, scope, wanted: body, utm: utmOf(query), returnUrl, visitor, now })
    return { status: 200, body: await showSiteOrder(tx, deps, { ...askedBy(call), isEmbedded: embedded === 'true' }) }
  }),

  implementAfter(
    contract.applySiteCoupon,
    ({ db, visitor }) => countCouponGuess(db, visitor),
    async ({ tx, query, ...call }) => {
      const { params, scope, visitor, request, now } = call
      const { id } = await getInScope(tx, params.orderId, scope)
      await applyCoupon(tx, deps.readCatalogueRows, { id, code: query.code, visitor, now })
      await forgetCouponGuess(tx, visitor)
      await forgetCall(tx, contract.applySiteCoupon, request)
      return { status: 200, body: await showSiteOrder(tx, deps, askedBy(call)) }
    },
  ),

  implement(contract.removeSiteCoupon, async ({ tx, query, ...call }) => {
    const { id } = await getInScope(tx, call.params.orderId, call.scope)
    await takeOffCoupons(tx, { id, code: query.code, now: call.now })
    return { status: 200, body: await showSiteOrder(tx, deps, askedBy(call)) }
  }),

  implement(contract.clearSiteCoupons, async ({ tx, ...call }) => {
    const { id } = await getInScope(tx, call.params.orderId, call.scope)
    await takeOffCoupons(tx, { id, code: null, now: call.now })
    return { status: 200, body: await showSiteOrder(tx, deps, askedBy(call)) }
  }),

  implement(contract.addBillingDetails, async ({ tx, body, ...call }) => {
    const { params, scope, visitor, request, now } = call
    const { id } = await getInScope(tx, params.orderId, scope)
    // Nobody is handed the secret: the checkout gives its own to whoever goes through it.
    const form = { ...body, consent: false }
    await saveCheckout(tx, deps.readCatalogueRows, { orderId: id, form, visitor, secret: undefined, address: request.ip, now })
    return { status: 200, body: await showSiteOrder(tx, deps, askedBy(call)) }
  }),

  implement(contract.removeBillingDetails, async ({ tx, ...call }) => {
    const { id } = await getInScope(tx, call.params.orderId, call.scope)
    await forgetDetails(tx, id, call.now)
    return { status: 200, body: await showSiteOrder(tx, deps, askedBy(call)) }
  }),
]
