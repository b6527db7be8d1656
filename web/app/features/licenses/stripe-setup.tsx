import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type StripeSetupProps = { clientSecret: string; publishableKey: string; onDone: (setupId: string) => Promise<void> }

const looksDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark'

/** Stripe's own form for a card that is kept. It is loaded here and nowhere else; the card never comes near our server. */
export const StripeSetup = ({ clientSecret, publishableKey, onDone }: StripeSetupProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<{ stripe: Stripe; elements: StripeElements }>()
  const [trouble, setTrouble] = useState<string>()

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
    mount().catch(() => setTrouble('The card form of Stripe could not be loaded. Load this page again, then try once more.'))
    return () => {
      isGone = true
      undo()
    }
  }, [clientSecret, publishableKey])

  const save = async (): Promise<void> => {
    if (!mounted) return
    const { stripe, elements } = mounted
    const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' })
    if (error || !setupIntent) throw new Error(error?.message ?? 'The card was not saved.')
    await onDone(setupIntent.id)
  }
  return (
    <div className="grid gap-4">
      {trouble && <Notice kind="bad" title={trouble} />}
      <div ref={place} />
      <Button
        kind="go"
        className="justify-self-end"
        disabled={!mounted}
        onPress={save}
        onFail={(error) => setTrouble(error instanceof Error ? error.message : 'The card was not saved.')}
        errorLabel="Not saved"
      >
        Use this card
      </Button>
    </div>
  )
}
