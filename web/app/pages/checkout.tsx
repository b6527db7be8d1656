import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { applyCoupon, removeCoupon } from '#contract/orders/orders.ts'
import { type Checkout as CheckoutShape, getPayment } from '#contract/payments/checkout.ts'
import { CouponField } from '#web/features/orders/coupon-field.tsx'
import { CheckoutRoom } from '#web/features/payments/checkout-room.tsx'
import { FailedCheckout } from '#web/features/payments/failed-checkout.tsx'
import { ErrorPage, errorTitle } from '#web/features/site/error-page.tsx'
import { call } from '#web/lib/api/call.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { asPageError, fetchOnServer, read } from '#web/lib/api/page-reads.ts'
import { inFrames } from '#web/lib/payments/in-frames.ts'
import { requestContext } from '#web/lib/session/page-request.ts'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { afterPaying } from './parts/after-paying.tsx'
import { secretHead } from './parts/private-head.ts'

export const handle = inFrames

/** The id of an open order is all one needs to change it: no other site may learn this address. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }] : secretHead('Checkout')())

/** Whether there is such an order is all that is asked before the page is there: it is rendered without anybody's details. */
const requireOrder = async (asking: Promise<unknown>): Promise<null> => {
  try {
    await asking
  } catch (error) {
    // Anything but a missing order is met by the page itself, which can ask again.
    if (error instanceof CallError && error.status === 404) throw asPageError(error)
  }
  return null
}
const paymentOf = ({ params: { orderId = '' } }: Pick<LoaderFunctionArgs, 'params'>) => read(getPayment, { params: { orderId } })

export const loader = (args: LoaderFunctionArgs) => requireOrder(fetchOnServer(args.context.get(requestContext))(paymentOf(args)))
export const clientLoader = (args: ClientLoaderFunctionArgs) => requireOrder(call(getPayment, paymentOf(args).input))

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

export const ErrorBoundary = ({ error }: { error: unknown }) => (
  <FailedCheckout>
    <ErrorPage error={error} target="_top" />
  </FailedCheckout>
)

export default function Checkout() {
  const { orderId = '' } = useParams()
  return (
    <>
      <CheckoutRoom key={orderId} orderId={orderId} couponField={couponFieldOf} done={afterPaying} />
      <ToastRegion label="Checkout notifications" />
    </>
  )
}
