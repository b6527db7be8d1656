import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'

const looksDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'

/** Stripe's own form for a card, in Stripe's own frame: it is loaded where it is shown, and the card never comes near our server. */
export const useStripeForm = ({ clientSecret, publishableKey }: { clientSecret: string; publishableKey: string }) => {
  const container = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{ stripe: Stripe; elements: StripeElements }>()
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    let isGone = false
    let undo = (): void => undefined
    const mount = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe || !container.current || isGone) return
      const elements = stripe.elements({ clientSecret, appearance: { theme: looksDark() ? 'night' : 'stripe' } })
      const element = elements.create('payment')
      element.mount(container.current)
      undo = () => element.destroy()
      setForm({ stripe, elements })
    }
    mount().catch(() => setTrouble('The card form of Stripe could not be loaded. Check your connection, then load this page again.'))
    return () => {
      isGone = true
      undo()
    }
  }, [clientSecret, publishableKey])

  return { container, form, trouble, setTrouble }
}
