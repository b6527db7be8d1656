import { useParams } from 'react-router'
import type { Checkout as CheckoutShape } from '#contract/checkout.ts'
import { applyCoupon, removeCoupon } from '#contract/orders.ts'
import { CouponField } from '#web/features/cart/coupon-field.tsx'
import { CheckoutRoom } from '#web/features/checkout/checkout-room.tsx'
import { call } from '#web/lib/call.ts'
import { inFrames } from '#web/lib/in-frames.ts'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { secretHead } from './parts/private-head.ts'

export const handle = inFrames

/** The id of an open order is all one needs to change it: no other site may learn this address. */
export const meta = secretHead('Checkout')

const couponFieldOf = ({ order }: CheckoutShape, reread: () => Promise<void>) => {
  const params = { orderId: order.id }
  return (
    <CouponField
      applied={order.couponsApplied}
      apply={async (code) => {
        await call(applyCoupon, { params, query: { code } })
        await reread()
      }}
      remove={async ({ id, creatorId, code }) => {
        await call(removeCoupon, { params, query: { id, creator: creatorId, code } })
        await reread()
      }}
    />
  )
}

export default function Checkout() {
  const { orderId = '' } = useParams()
  return (
    <>
      <CheckoutRoom key={orderId} orderId={orderId} couponField={couponFieldOf} />
      <ToastRegion label="Notifications of the checkout" />
    </>
  )
}
