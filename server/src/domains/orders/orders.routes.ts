import { getCartHints } from '#contract/orders/cart-hints.ts'
import type { Order } from '#contract/orders/orders.ts'
import * as contract from '#contract/orders/orders.ts'
import { refuse } from '#kernel/refusal.ts'
import { forgetCall } from '#platform/http/bind-route.ts'
import { implement, implementAfter, implementAlone } from '#platform/http/implement.ts'
import { ownedBy } from '#platform/http/visitor.ts'
import { changeOrder } from './change-order.ts'
import { applyCoupon, removeCoupon } from './coupons/change-coupons.ts'
import { countCouponGuess, forgetCouponGuess } from './coupons/count-coupon-guess.ts'
import { describeOrder } from './describe-order.ts'
import { findCartHints } from './find-cart-hints.ts'
import { isBuyer } from './is-buyer.ts'
import { findOrder, visitOrder } from './order.store.ts'
import { requireOwnWayBack } from './require-own-way-back.ts'
import { type CartDeps, showOrder } from './show-order.ts'
import { utmOf } from './utm-of.ts'
import { writeOrder } from './write-order.ts'

const answerOrder = (order: Order) => ({ status: 200, body: order, write: () => writeOrder(order) })

type OrderDeps = CartDeps & { ownOrigins: readonly string[] }

export const orderRoutes = ({ ownOrigins, ...deps }: OrderDeps) => [
  // The visit is written, which a replica cannot do.
  implementAlone(contract.getOrder, async ({ db, params, visitor, request, now }) => {
    const order = (await visitOrder(db, params.orderId, now)) ?? refuse('not-found')
    return answerOrder(await showOrder(db, deps, { order, visitor, isBuyer: isBuyer(order, visitor, request), now }))
  }),

  // Requested right after a change, which may not have reached a replica yet.
  implementAlone(getCartHints, async ({ db, params, visitor, now }) => {
    const order = (await findOrder(db, params.orderId)) ?? refuse('not-found')
    return { status: 200, body: await findCartHints(db, deps.readCatalogueRows, { order, owned: await ownedBy(db, visitor), now }) }
  }),

  implement(contract.patchOrder, async ({ tx, params, query, body, visitor, now }) => {
    await requireOwnWayBack(tx, { returnUrl: query.returnUrl, creatorIds: body.items.map((item) => item.creatorId), ownOrigins })
    const { order, quote } = await changeOrder(tx, deps.readCatalogueRows, {
      id: params.orderId,
      wanted: body,
      utm: utmOf(query),
      returnUrl: query.returnUrl ?? null,
      buyer: { userId: visitor.kind === 'user' ? visitor.userId : null, owned: await ownedBy(tx, visitor) },
      now,
    })
    return answerOrder(describeOrder({ ...order, publicUrl: deps.publicUrl }, quote))
  }),

  implementAfter(
    contract.applyCoupon,
    ({ db, visitor }) => countCouponGuess(db, visitor),
    async ({ tx, params, query, visitor, request, now }) => {
      const { order, quote } = await applyCoupon(tx, deps.readCatalogueRows, {
        id: params.orderId,
        code: query.code,
        visitor,
        now,
      })
      await forgetCouponGuess(tx, visitor)
      await forgetCall(tx, contract.applyCoupon, request)
      return answerOrder(describeOrder({ ...order, publicUrl: deps.publicUrl }, quote))
    },
  ),

  implement(contract.removeCoupon, async ({ tx, params, query, visitor, now }) => {
    const { order, quote } = await removeCoupon(tx, deps.readCatalogueRows, {
      id: params.orderId,
      couponId: query.id,
      visitor,
      now,
    })
    return answerOrder(describeOrder({ ...order, publicUrl: deps.publicUrl }, quote))
  }),
]
