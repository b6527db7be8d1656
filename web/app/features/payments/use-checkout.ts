import { useState } from 'react'
import type { CallOf } from '#contract/core/route.ts'
import type { Checkout, Payment, saveCheckout as SaveCheckout, startPayment as StartPayment } from '#contract/payments/checkout.ts'
import { MissingChunk } from '#web/chunks/arrive.ts'
import { reloadPage } from '#web/chunks/router-reloads.ts'
import { call } from '#web/lib/api/call.ts'
import { CallError, isRefusal } from '#web/lib/api/call-error.ts'
import { takeTurns } from '#web/lib/api/take-turns.ts'
import { firstOpenStep, type Step, stageOf } from './checkout.rules.ts'
import { cancelPayment, confirmPayment, getCheckout, getPayment, saveCheckout, startPayment } from './checkout-routes.ts'
import { ownSecretHeaders, secretHeaders, storeSecret } from './checkout-secret.ts'
import { type CheckoutState, loading, type Notice, type OpenCheckout, stateOfFailure } from './checkout-state.ts'
import type { LoadLaterParts } from './later-parts.ts'
import { openCheckout } from './open-checkout.ts'

type Details = CallOf<typeof SaveCheckout>['body']
type Paying = CallOf<typeof StartPayment>['body']

const unknownPayment = (): CallError =>
  new CallError('An unknown error occurred', {
    detail: 'Your payment may have gone through. Check your connection, then try again: you won’t be charged twice.',
  })

/** The checkout of one order, from the first step to the licenses. */
export const useCheckout = (orderId: string, opening: CheckoutState, loadParts: LoadLaterParts) => {
  const params = { orderId }
  const [state, setState] = useState(opening)
  // The page is rendered before the current step is known.
  const [begun, setBegun] = useState(opening)
  if (begun !== opening) {
    setBegun(opening)
    setState(opening)
  }
  const change = (next: Partial<OpenCheckout> | ((now: OpenCheckout) => Partial<OpenCheckout>)): void =>
    setState((now) => ('checkout' in now ? { ...now, ...(typeof next === 'function' ? next(now) : next) } : now))

  const [inTurn] = useState(takeTurns)

  /** A chunk failed to load: some browsers remember that, so nothing can continue before the page is reloaded. */
  const lose = (error: unknown): never => {
    if (error instanceof MissingChunk) setState(stateOfFailure(error))
    throw error
  }

  const readPayment = (signal?: AbortSignal) => call(getPayment, { params }, { ...secretHeaders(orderId), ...(signal && { signal }) })

  /** The payment status decides what is shown. After a declined card everything else stays as it was. */
  const settle = (payment: Payment): void => {
    const notice = payment.status === 'Declined' ? 'declined' : null
    // A tab that only waited may know nothing of the buyer yet: it goes on with its first step.
    change(({ checkout }) => ({ at: stageOf(payment), payment, step: firstOpenStep(checkout), notice }))
  }

  /** Paid in another tab, or here without an answer: the payment status replaces the steps. */
  const showIfOver = async (error: unknown): Promise<boolean> => {
    if (!isRefusal(error, 'already-done') && !isRefusal(error, 'payment-under-way')) return false
    const [payment, parts] = await Promise.all([readPayment(), loadParts()])
    change({ parts })
    settle(payment)
    return true
  }

  const save = (details: Details): Promise<Checkout> =>
    inTurn(async () => {
      // Both at once. A chunk that failed to load is reported once the details are saved.
      const arriving = Promise.allSettled([loadParts()])
      const saving = call(saveCheckout, { params, body: details }, ownSecretHeaders(orderId))
      const { secret, ...checkout } = await saving.catch(async (error: unknown) => {
        await showIfOver(error)
        return lose(error)
      })
      storeSecret(orderId, secret)
      const [arrived] = await arriving
      change({ checkout, parts: arrived.status === 'fulfilled' ? arrived.value : lose(arrived.reason) })
      return checkout
    })

  const reread = (notice: Notice | null): Promise<void> =>
    inTurn(async () => change({ checkout: await call(getCheckout, { params }, secretHeaders(orderId)), notice }))

  const meetRefusal = async (error: unknown): Promise<boolean> => {
    if (isRefusal(error, 'price-changed')) await reread('price-changed')
    else if (isRefusal(error, 'buy-again')) await reread('buy-again')
    else if (await showIfOver(error)) return true
    // It is unknown whether the request arrived: the server knows, as soon as it can be reached.
    else if (error instanceof CallError && error.status === undefined) {
      const payment = await readPayment().catch(() => {
        throw unknownPayment()
      })
      if (payment.status === 'Open') return false
      settle(payment)
    } else return false
    return true
  }

  /** Pays exactly the amount that was on the screen when the button was pressed. A notice above it stays until there is an answer. */
  const pay = async (paying: Paying): Promise<void> => {
    try {
      settle(await call(startPayment, { params, body: paying }, secretHeaders(orderId)))
    } catch (error) {
      let isMet = false
      try {
        isMet = await meetRefusal(error)
      } finally {
        // "Nothing was charged" is about the payment before this one.
        if (!isMet) change({ notice: null })
      }
      if (!isMet) throw error
    }
  }

  return {
    state,
    lose,
    load: async (): Promise<void> => {
      if (state.at === 'lost' && state.error instanceof MissingChunk) return reloadPage()
      setState(loading)
      setState(await openCheckout(orderId, loadParts))
    },
    /** The buyer starts to fill in the first step: the later steps are preloaded. */
    prepare: (): void => void loadParts().catch(() => undefined),
    save,
    pay,
    settle,
    readPayment,
    reread: () => reread(null),
    goTo: (step: Step) => change({ step, notice: null }),
    confirm: async (approved: boolean) => settle(await call(confirmPayment, { params, body: { approved } }, secretHeaders(orderId))),
    cancel: async () => settle(await call(cancelPayment, { params }, secretHeaders(orderId))),
  }
}

export type CheckoutController = ReturnType<typeof useCheckout>
