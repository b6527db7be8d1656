import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Checkout } from '#contract/payments/checkout.ts'
import { MissingChunk } from '#web/chunks/arrive.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { forgetAllTyped } from '#web/lib/forms/use-typed.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { CheckoutHead } from './checkout-head.tsx'
import type { CheckoutState, OpenCheckout } from './checkout-state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { LoadLaterParts } from './later-parts.ts'
import { EmptySummary, SummaryAside } from './summary-aside.tsx'
import { isFramed, tellOpener } from './tell-opener.ts'
import { type CheckoutController, useCheckout } from './use-checkout.ts'

const Opening = () => (
  <Loading label="Opening the checkout" className="grid gap-4 py-8">
    <Skeleton className="h-8 w-2/5" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </Loading>
)

type RoomPartProps = { flow: CheckoutController; state: OpenCheckout; onLeave: () => unknown }

const Stage = ({ flow, state, onLeave }: RoomPartProps) => {
  const { checkout, payment, parts } = state
  if (state.at === 'done' && parts) return <parts.Done {...parts.afterPaying} completed={payment?.completed ?? null} onLeave={onLeave} />
  if (state.at === 'waiting' && parts)
    return <parts.Waiting orderId={checkout.order.id} email={checkout.details?.email ?? null} flow={flow} />
  if (state.at === 'failed') {
    return (
      <ErrorState level={1} title="The payment didn’t go through" action={<Button onPress={onLeave}>Back to the shop</Button>}>
        Nothing was charged. Start again from your cart, with another card if you have one.
      </ErrorState>
    )
  }
  if (state.at === 'confirming' && payment?.confirmation && parts) {
    const { confirmation, due } = payment
    return (
      <Suspense fallback={<Opening />}>
        <parts.ConfirmPayment confirmation={confirmation} due={due} onAnswer={flow.confirm} onCancel={flow.cancel} />
      </Suspense>
    )
  }
  return <CheckoutSteps flow={flow} state={state} />
}

const Content = ({ flow, ...rest }: Omit<RoomPartProps, 'state'>) => {
  const { onLeave } = rest
  const { state } = flow
  if (state.at === 'loading') return <Opening />
  if (state.at === 'unknown') {
    return (
      <EmptyState level={1} title="Order not found" action={<Button onPress={onLeave}>Back to the shop</Button>}>
        It may have expired. Open your cart and start the checkout again.
      </EmptyState>
    )
  }
  if (state.at === 'lost') {
    const { title, text } = failureMessage(state.error)
    return (
      // An alert, because it may replace the step that somebody was filling in.
      <div role="alert">
        <ErrorState level={1} title={title} onRetry={flow.load}>
          {state.error instanceof MissingChunk ? 'Check your connection, then try again.' : text}
        </ErrorState>
      </div>
    )
  }
  if (state.at === 'paying' && state.checkout.order.items.length === 0) {
    return (
      <EmptyState level={1} title="There is nothing to pay" action={<Button onPress={onLeave}>Back to the shop</Button>}>
        Nothing in this order is for sale any more.
      </EmptyState>
    )
  }
  return <Stage {...rest} flow={flow} state={state} />
}

/** Leaving before the buyer has confirmed the payment leaves the order open; leaving afterwards does not undo the purchase. */
const useWayOut = (flow: CheckoutController) => {
  const { state } = flow
  return async (): Promise<boolean> => {
    const isDone = state.at === 'done'
    const checkout = 'checkout' in state ? state.checkout : undefined
    // Leaving must not wait for the provider's answer.
    if (state.at === 'confirming') await flow.cancel().catch(() => undefined)
    if (isFramed()) tellOpener({ type: 'close', completed: isDone }, checkout?.frameOrigins ?? [])
    else window.location.assign(checkout?.returnUrl ?? (isDone ? '/' : '/cart'))
    return false
  }
}

/** Reports once, to the page around the frame, that the order is completed. */
const useCompletion = ({ state }: CheckoutController): void => {
  const isReported = useRef(false)
  useEffect(() => {
    if (state.at !== 'done' || !state.payment?.completed || isReported.current) return
    isReported.current = true
    forgetAllTyped(state.payment.completed.order.id)
    tellOpener({ type: 'completed', order: state.payment.completed.order }, state.checkout.frameOrigins)
  }, [state])
}

type CheckoutRoomProps = {
  orderId: string
  /** What the page has loaded so far. */
  opening: CheckoutState
  /** The coupon field, which belongs to the cart. */
  couponField: (checkout: Checkout, reread: () => Promise<void>) => ReactNode
  loadParts: LoadLaterParts
}

/** The checkout: the steps at the left, the order at the right. It fills its page, alone or in a frame. */
export const CheckoutRoom = ({ orderId, opening, couponField, loadParts }: CheckoutRoomProps) => {
  const flow = useCheckout(orderId, opening, loadParts)
  const leave = useWayOut(flow)
  useCompletion(flow)
  // Like any overlay; the page around the frame does not get the keys pressed in here.
  useShortcut('escape', () => void (isFramed() && leave()))
  const { state } = flow
  const checkout = 'checkout' in state ? state.checkout : undefined
  // Coupons do not apply to free orders; but where a coupon made it free, it can be removed again.
  const hasCoupons = state.at === 'paying' && state.checkout.order.total.original.amount > 0
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[1.1fr_0.9fr] lg:content-stretch">
      <main
        id="content"
        aria-label="Checkout"
        className="w-full max-w-190 justify-self-center px-4 pt-5 pb-16 sm:px-10 lg:justify-self-end lg:px-18 lg:pt-8.5"
      >
        <CheckoutHead onLeave={leave} />
        <div className="mt-8">
          <Content flow={flow} onLeave={leave} />
        </div>
      </main>
      {state.at === 'loading' && <EmptySummary />}
      {checkout && (
        <SummaryAside checkout={checkout} isPaid={state.at === 'done'} coupon={hasCoupons && couponField(checkout, flow.reread)} />
      )}
    </div>
  )
}
