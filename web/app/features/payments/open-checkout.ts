import type { Checkout } from '#contract/payments/checkout.ts'
import { call } from '#web/lib/api/call.ts'
import { firstOpenStep, stageOf } from './checkout.rules.ts'
import { confirmPayment, getCheckout, getPayment } from './checkout-routes.ts'
import { hasSecret, secretHeaders, takeHandedSecret } from './checkout-secret.ts'
import { type CheckoutState, stateOfFailure } from './checkout-state.ts'
import type { LoadLaterParts } from './later-parts.ts'

/** A bank, or PayPal, redirects the buyer back to this address with the payment's id in it. */
const isBackFromProvider = (): boolean => new URLSearchParams(window.location.search).has('payment_intent')

/**
 * Where the buyer continues. The page came with an order that has no details yet; an order with details, or a buyer who has its secret in
 * this tab or is signed in, needs a request.
 */
export const openCheckout = async (orderId: string, loadParts: LoadLaterParts, handed: Checkout | null = null): Promise<CheckoutState> => {
  const params = { orderId }
  takeHandedSecret(orderId)
  try {
    const checkout = handed && !hasSecret(orderId) ? handed : await call(getCheckout, { params }, secretHeaders(orderId))
    const step = firstOpenStep(checkout)
    if (checkout.status === 'Open') {
      return { at: 'paying', checkout, step, payment: null, notice: null, parts: step === 'contact' ? null : await loadParts() }
    }
    const [payment, parts] = await Promise.all([
      isBackFromProvider()
        ? call(confirmPayment, { params, body: { approved: true } }, secretHeaders(orderId))
        : call(getPayment, { params }, secretHeaders(orderId)),
      loadParts(),
    ])
    // Somebody else may have paid it: then this visitor does not see what was bought.
    return { at: stageOf(payment), checkout, step, payment, notice: null, parts }
  } catch (error) {
    return stateOfFailure(error)
  }
}
