import { MessageError } from '#web/lib/api/call-error.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useStripeForm } from './use-stripe-form.ts'

/** A form for a card that is stored for a subscription. */
export const StripeCardForm = ({ setup, onCard }: CardSetupProps<'Stripe'>) => {
  const { container, form, trouble, setTrouble } = useStripeForm(setup)

  const save = async (): Promise<void> => {
    if (!form?.elements) return
    const { setupIntent, error } = await form.stripe.confirmSetup({ elements: form.elements, redirect: 'if_required' })
    if (error || !setupIntent) throw new MessageError(error?.message ?? 'The card was not saved.')
    await onCard({ setupId: setupIntent.id })
  }
  return (
    <div className="grid gap-4">
      {trouble && <Notice kind="bad" title={trouble} />}
      <div ref={container} />
      <Button
        kind="go"
        className="justify-self-end"
        disabled={!form}
        onPress={save}
        onFail={(error) => setTrouble(failureLine(error))}
        errorLabel="Not saved"
      >
        Use this card
      </Button>
    </div>
  )
}
