import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import type { AnswerOf, BodyOf } from '#contract/core/route.ts'
import * as contract from '#contract/coupons/coupons.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { type CouponSales, getCoupon, listCoupons } from './coupon.views.ts'
import { listCouponItems } from './coupon-item.views.ts'
import { writeCouponsTable } from './coupons-table.ts'
import { changeCoupon, createCoupon, switchCoupon } from './save-coupon.ts'

const askedBy = (visitor: SignedIn, now: Date) => ({
  creatorId: visitor.creatorId ?? refuse('not-allowed'),
  now,
  maySeeSales: reachesLevel(creatorLevel('sales', visitor.creatorRoles), 'no-names'),
})

type CouponDeps = {
  sales: CouponSales
  /** What a coupon would do to a basket. */
  tryCoupon(tx: Tx, creatorId: string, trial: BodyOf<typeof contract.tryCoupon>, now: Date): Promise<AnswerOf<typeof contract.tryCoupon>>
}

export const couponRoutes = ({ sales, tryCoupon }: CouponDeps) => [
  implement(contract.listCoupons, async ({ db, visitor, now }) => ({
    status: 200,
    body: await listCoupons(db, sales, askedBy(visitor, now)),
  })),

  implement(contract.listCouponItems, async ({ db, visitor }) => ({
    status: 200,
    body: await listCouponItems(db, visitor.creatorId ?? refuse('not-allowed')),
  })),

  implement(contract.exportCoupons, async ({ db, visitor, now, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="coupons.csv"')
    return { status: 200, body: writeCouponsTable(await listCoupons(db, sales, askedBy(visitor, now))) }
  }),

  implement(contract.getCoupon, async ({ db, visitor, params, now }) => ({
    status: 200,
    body: await getCoupon(db, sales, params.couponId, askedBy(visitor, now)),
  })),

  implement(contract.createCoupon, async ({ tx, visitor, body, request, now }) => {
    const id = await createCoupon(tx, editorOf(visitor, request, now), body)
    return { status: 201, body: await getCoupon(tx, sales, id, askedBy(visitor, now)) }
  }),

  implement(contract.changeCoupon, async ({ tx, visitor, params, body, request, now }) => {
    await changeCoupon(tx, editorOf(visitor, request, now), params.couponId, body)
    return { status: 200, body: await getCoupon(tx, sales, params.couponId, askedBy(visitor, now)) }
  }),

  implement(contract.switchCoupon, async ({ tx, visitor, params, body, request, now }) => {
    await switchCoupon(tx, editorOf(visitor, request, now), params.couponId, body.isOn)
    return { status: 200, body: await getCoupon(tx, sales, params.couponId, askedBy(visitor, now)) }
  }),

  implement(contract.tryCoupon, async ({ tx, visitor, body, now }) => ({
    status: 200,
    body: await tryCoupon(tx, visitor.creatorId ?? refuse('not-allowed'), body, now),
  })),
]
