import { useQuery } from '@tanstack/react-query'
import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import * as contract from '#contract/payments/checkout.ts'
import { call } from '#web/lib/api/call.ts'
import { CallError, isRefusal } from '#web/lib/api/call-error.ts'
import { read, readKey } from '#web/lib/api/page-reads.ts'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'
import { firstOpenStep, type Stage, type Step, stageOf } from './checkout.rules.ts'
import { ownSecretHeaders, secretHeaders, storeSecret, takeHandedSecret } from './checkout-secret.ts'

const pollEvery = 1000

/** A bank, or PayPal, sends the buyer back to this address with the name of the payment in it. */
const isBackFromProvider = (): boolean => new URLSearchParams(window.location.search).has('payment_intent')

type Details = Parameters<typeof call<typeof contract.saveCheckout>>[1]['body']
type Paying = Parameters<typeof call<typeof contract.startPayment>>[1]['body']

export type CheckoutState =
  | { at: 'loading' }
  | { at: 'unknown' }
  | { at: 'lost'; error: unknown }
  | { at: Stage; checkout: Checkout; step: Step; payment: Payment | null; notice: Notice | null }

export type Notice = 'price-changed' | 'buy-again' | 'declined'

type Open = Extract<CheckoutState, { checkout: Checkout }>

const stateOfFailure = (error: unknown): CheckoutState =>
  error instanceof CallError && error.status === 404 ? { at: 'unknown' } : { at: 'lost', error }

/** The checkout of one order, from the first question to the licenses. What is shown of it lives in the cache of reads, as long as it is shown. */
export const useCheckout = (orderId: string) => {
  const params = { orderId }
  const cache = cacheHere()
  const queryKey = [...readKey(read(contract.getCheckout, { params })), 'shown']
  const change = (next: Partial<Open>): void => void cache.setQueryData<Open>(queryKey, (now) => now && { ...now, ...next })

  const readCheckout = (signal?: AbortSignal) =>
    call(contract.getCheckout, { params }, { ...secretHeaders(orderId), ...(signal && { signal }) })
  const readPayment = (signal?: AbortSignal) =>
    call(contract.getPayment, { params }, { ...secretHeaders(orderId), ...(signal && { signal }) })

  const askProvider = () => call(contract.confirmPayment, { params, body: { approved: true } }, secretHeaders(orderId))

  /** What became of the payment decides what is shown. A card that was declined leaves everything as it was. */
  const settle = (payment: Payment): void => {
    const isDeclined = payment.status === 'Declined'
    change({ at: stageOf(payment), payment, step: 'payment', notice: isDeclined ? 'declined' : null })
  }

  const open = async ({ signal }: { signal: AbortSignal }): Promise<Open> => {
    takeHandedSecret(orderId)
    const checkout = await readCheckout(signal)
    const shown = { checkout, payment: null, notice: null }
    if (checkout.status === 'Open') return { ...shown, at: 'paying', step: firstOpenStep(checkout) }
    const payment = isBackFromProvider() ? await askProvider() : await readPayment(signal)
    // Somebody else may have paid it: then nobody says here what was bought.
    return { ...shown, at: stageOf(payment), payment, step: 'payment' }
  }
  // Read once for each opening: what the buyer did since is not undone by another look.
  const opened = useQuery({ ...lookingNow, queryKey, queryFn: open, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }, cache)
  const state: CheckoutState = opened.data ?? (opened.isFetching || !opened.error ? { at: 'loading' } : stateOfFailure(opened.error))

  // The connection may be away for a while; the next second asks again.
  useQuery(
    {
      ...lookingNow,
      queryKey: [...readKey(read(contract.getPayment, { params })), 'waiting'],
      queryFn: async ({ signal }) => {
        const payment = await readPayment(signal)
        if (payment.status !== 'Processing') settle(payment)
        return payment.status
      },
      enabled: state.at === 'waiting',
      refetchInterval: pollEvery,
      refetchIntervalInBackground: true,
      gcTime: 0,
    },
    cache,
  )

  const save = async (details: Details): Promise<Checkout> => {
    const { secret, ...checkout } = await call(contract.saveCheckout, { params, body: details }, ownSecretHeaders(orderId))
    storeSecret(orderId, secret)
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
    load: async (): Promise<void> => void (await opened.refetch()),
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
