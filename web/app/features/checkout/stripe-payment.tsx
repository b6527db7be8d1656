import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '#contract/checkout.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StepHeading } from './step-heading.tsx'

type StripeConfirmation = Extract<NonNullable<Payment['confirmation']>, { kind: 'Stripe' }>
type StripePaymentProps = {
  confirmation: StripeConfirmation
  due: Payment['due']
  /** The buyer is through with Stripe: what became of it is asked from our server. */
  onConfirmed: () => Promise<void>
  onCancel: () => Promise<void>
}

type Mounted = { stripe: Stripe; elements: StripeElements }

const looksDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'

/** Stripe's own form, in Stripe's own frame. It is loaded here and nowhere else; the card never comes near our server. */
export const StripePayment = ({ confirmation, due, onConfirmed, onCancel }: StripePaymentProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<Mounted>()
  const [trouble, setTrouble] = useState<string>()
  const { clientSecret, publishableKey } = confirmation

  useEffect(() => {
    let isGone = false
    let undo = (): void => undefined
    const mount = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe || !place.current || isGone) return
      const elements = stripe.elements({ clientSecret, appearance: { theme: looksDark() ? 'night' : 'stripe' } })
      const element = elements.create('payment')
      element.mount(place.current)
      undo = () => element.destroy()
      setMounted({ stripe, elements })
    }
    mount().catch(() => setTrouble('The card form of Stripe could not be loaded. Check your connection, then load this page again.'))
    return () => {
      isGone = true
      undo()
    }
  }, [clientSecret, publishableKey])

  const pay = async (): Promise<boolean> => {
    if (!mounted) return false
    setTrouble(undefined)
    const { error } = await mounted.stripe.confirmPayment({
      elements: mounted.elements,
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    })
    if (error) setTrouble(error.message ?? 'Your card was declined. Try another card or ask your bank.')
    else await onConfirmed()
    return false
  }

  return (
    <div className="grid gap-5 py-8">
      <StepHeading>Pay by card</StepHeading>
      {trouble && <Notice kind="bad" title={trouble} />}
      <div ref={place} />
      {!mounted && !trouble && (
        <Loading label="Loading the card form" className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="go" size="large" disabled={!mounted} onPress={pay} busyLabel="Paying">
          <span>
            Pay <Price amount={due.amount} currency={due.currency} exact />
          </span>
        </Button>
        <Button size="large" onPress={() => onCancel().then(() => false)}>
          Back
        </Button>
      </div>
    </div>
  )
}
