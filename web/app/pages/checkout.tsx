import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router'
import type { Checkout as CheckoutShape } from '#contract/payments/checkout.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { CouponField } from '#web/features/orders/cart/coupon-field.tsx'
import { applyCoupon, removeCoupon } from '#web/features/orders/order-routes.ts'
import { CheckoutRoom } from '#web/features/payments/checkout-room.tsx'
import { getCheckout, getPayment } from '#web/features/payments/checkout-routes.ts'
import { type CheckoutState, loading } from '#web/features/payments/checkout-state.ts'
import { FailedCheckout } from '#web/features/payments/failed-checkout.tsx'
import { openCheckout } from '#web/features/payments/open-checkout.ts'
import { ErrorPage, errorTitle } from '#web/features/site/error-page.tsx'
import { call } from '#web/lib/api/call.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { asPageError, fetchOnServer, read } from '#web/lib/api/page-reads.ts'
import { inFrames } from '#web/lib/payments/in-frames.ts'
import { firstPageContext, requestContext, viewerContext } from '#web/lib/session/page-request.ts'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { secretHead } from './parts/private-head.ts'

export const handle = inFrames

/** The id of an open order is enough to change it: no other site may learn this address. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }] : secretHead('Checkout')())

/** Any failure but a missing order is handled by the page itself, which can try again. */
const unlessMissing = async <Answer,>(asking: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asking
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw asPageError(error)
    return null
  }
}

/** Nobody has entered anything yet: the page can show nothing but the order itself. */
const isBlank = ({ details, order }: CheckoutShape): boolean => details === null && order.customer === null

/**
 * An order without details comes with the page, so that a guest's page makes no request before they have entered something. The page never
 * contains anybody's details: for signed-in users it only checks whether the order exists.
 */
export const loader = async ({ params: { orderId = '' }, context }: LoaderFunctionArgs): Promise<CheckoutShape | null> => {
  const ask = fetchOnServer(context.get(requestContext))
  const input = { params: { orderId } }
  if (context.get(viewerContext)) {
    await unlessMissing(ask(read(getPayment, input)))
    return null
  }
  const checkout = await unlessMissing(ask(read(getCheckout, input)))
  return checkout && isBlank(checkout) ? checkout : null
}

const loadParts = async () => (await arrive(import('./parts/checkout-parts.ts'))).checkoutParts

export const clientLoader = async ({
  params: { orderId = '' },
  context,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<{ opened: CheckoutState }> => {
  const handed = context.get(firstPageContext) ? await serverLoader<typeof loader>() : null
  return { opened: await openCheckout(orderId, loadParts, handed) }
}
clientLoader.hydrate = true as const

/** Loading again must not undo what the buyer has entered since. */
export const shouldRevalidate = () => false

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
  const data = useLoaderData<typeof loader | typeof clientLoader>()
  // Until it is known whether this tab has the order's secret, a placeholder is shown.
  const opening = data && 'opened' in data ? data.opened : loading
  return (
    <>
      <CheckoutRoom key={orderId} orderId={orderId} opening={opening} couponField={couponFieldOf} loadParts={loadParts} />
      <ToastRegion label="Checkout notifications" />
    </>
  )
}
