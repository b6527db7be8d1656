import { useCallback, useEffect, useRef, useState } from 'react'
import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import * as contract from '#contract/payments/checkout.ts'
import { call } from '#web/lib/api/call.ts'
import { CallError, isRefusal } from '#web/lib/api/call-error.ts'
import { firstOpenStep, type Stage, type Step, stageOf } from './checkout.rules.ts'
import { keepSecret, secretHeaders } from './checkout-secret.ts'

const pollEvery = 1000

type Details = Parameters<typeof call<typeof contract.saveCheckout>>[1]['body']
type Paying = Parameters<typeof call<typeof contract.startPayment>>[1]['body']

export type CheckoutState =
  | { at: 'loading' }
  | { at: 'unknown' }
  | { at: 'lost'; error: unknown }
  | { at: Stage; checkout: Checkout; step: Step; payment: Payment | null; notice: Notice | null }

export type Notice = 'price-changed' | 'buy-again' | 'declined'

type Open = Extract<CheckoutState, { checkout: Checkout }>

/** The checkout of one order, from the first question to the licenses. */
export const useCheckout = (orderId: string) => {
  const [state, setState] = useState<CheckoutState>({ at: 'loading' })
  const current = useRef(state)
  const show = useCallback((next: CheckoutState): void => {
    current.current = next
    setState(next)
  }, [])
  const params = { orderId }
  const change = (next: Partial<Open>): void => {
    const { current: now } = current
    if ('checkout' in now) show({ ...now, ...next })
  }

  const readCheckout = () => call(contract.getCheckout, { params }, secretHeaders(orderId))
  const readPayment = () => call(contract.getPayment, { params }, secretHeaders(orderId))

  /** What became of the payment decides what is shown. A card that was declined leaves everything as it was. */
  const settle = (payment: Payment): void => {
    const isDeclined = payment.status === 'Declined'
    change({ at: stageOf(payment), payment, step: 'payment', notice: isDeclined ? 'declined' : null })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls hang on the order alone
  const load = useCallback(async (): Promise<void> => {
    show({ at: 'loading' })
    try {
      const checkout = await readCheckout()
      const shown = { checkout, payment: null, notice: null }
      if (checkout.status === 'Open') return show({ ...shown, at: 'paying', step: firstOpenStep(checkout) })
      const payment = await readPayment()
      // Somebody else may have paid it: then nobody says here what was bought.
      show({ ...shown, at: stageOf(payment), payment, step: 'payment' })
    } catch (error) {
      show(error instanceof CallError && error.status === 404 ? { at: 'unknown' } : { at: 'lost', error })
    }
  }, [orderId, show])

  useEffect(() => void load(), [load])

  const isWaiting = state.at === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for as long as it waits
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      // The connection may be away for a while; the next second asks again.
      readPayment().then(
        (payment) => payment.status !== 'Processing' && settle(payment),
        () => undefined,
      )
    }, pollEvery)
    return () => clearInterval(timer)
  }, [isWaiting, orderId])

  const save = async (details: Details): Promise<Checkout> => {
    const { secret, ...checkout } = await call(contract.saveCheckout, { params, body: details }, secretHeaders(orderId))
    keepSecret(orderId, secret)
    change({ checkout })
    return checkout
  }

  const reread = async (notice: Notice | null): Promise<void> => change({ checkout: await readCheckout(), notice })

  const meetRefusal = async (error: unknown): Promise<boolean> => {
    if (isRefusal(error, 'price-changed')) await reread('price-changed')
    else if (isRefusal(error, 'buy-again')) await reread('buy-again')
    else if (isRefusal(error, 'already-done') || isRefusal(error, 'payment-under-way')) settle(await readPayment())
    // Nobody knows whether it arrived: the server does, as soon as it can be asked.
    else if (error instanceof CallError && error.status === undefined) {
      const payment = await readPayment()
      if (payment.status === 'Open') return false
      settle(payment)
    } else return false
    return true
  }

  /** Pays exactly the amount that was on the screen when the button was pressed. */
  const pay = async (paying: Paying): Promise<void> => {
    change({ notice: null })
    try {
      settle(await call(contract.startPayment, { params, body: paying }, secretHeaders(orderId)))
    } catch (error) {
      if (!(await meetRefusal(error))) throw error
    }
  }

  return {
    state,
    load,
    save,
    pay,
    reread: () => reread(null),
    goTo: (step: Step) => change({ step, notice: null }),
    confirm: async (approved: boolean) =>
      settle(await call(contract.confirmPayment, { params, body: { approved } }, secretHeaders(orderId))),
    cancel: async () => settle(await call(contract.cancelPayment, { params }, secretHeaders(orderId))),
  }
}

export type CheckoutController = ReturnType<typeof useCheckout>
