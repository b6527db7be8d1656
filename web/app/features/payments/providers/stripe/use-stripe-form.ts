import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'

const looksDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'

type StripeForm = {
  clientSecret: string
  publishableKey: string
  /** A saved card is used: there is nothing to enter. */
  hasMethod?: boolean
}

/** The payment method that was chosen before the checkout left its frame. */
const chosenBefore = (): string[] => (/^#pay-\w+$/.test(window.location.hash) ? [window.location.hash.slice('#pay-'.length)] : [])

/** Stripe's own form for a card, in Stripe's own frame: it is loaded only where it is shown, and card data never reaches our server. */
export const useStripeForm = ({ clientSecret, publishableKey, hasMethod = false }: StripeForm) => {
  const container = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{ stripe: Stripe; elements: StripeElements | undefined }>()
  const [trouble, setTrouble] = useState<string>()
  const [method, setMethod] = useState<string>()

  useEffect(() => {
    let isGone = false
    let undo = (): void => undefined
    const mount = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe || isGone) return
      if (hasMethod) return setForm({ stripe, elements: undefined })
      if (!container.current) return
      const elements = stripe.elements({ clientSecret, appearance: { theme: looksDark() ? 'night' : 'stripe' } })
      // Wallets and PayPal are offered next to the card wherever the Stripe account and the browser support them.
      const element = elements.create('payment', {
        wallets: { applePay: 'auto', googlePay: 'auto' },
        paymentMethodOrder: [...chosenBefore(), 'apple_pay', 'google_pay', 'card', 'paypal'],
      })
      element.on('change', ({ value }) => setMethod(value.type))
      element.mount(container.current)
      undo = () => element.destroy()
      setForm({ stripe, elements })
    }
    mount().catch(() => setTrouble('Stripe’s card form couldn’t be loaded. Check your connection, then reload this page.'))
    return () => {
      isGone = true
      undo()
    }
  }, [clientSecret, publishableKey, hasMethod])

  return { container, form, method, trouble, setTrouble }
}
