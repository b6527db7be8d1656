import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Checkout, deliveryConsent, type Payment } from '#contract/payments/checkout.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useCardField } from '#web/lib/payments/use-card-field.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CardFields } from '#web/ui/inputs/card-fields.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { focusAfterwards } from '#web/ui/overlays/focus-afterwards.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Price } from '#web/ui/price.tsx'
import { againLabel } from './again-label.ts'
import { type EnteredLastStep, type LastStep, lastStepForm } from './card-form.ts'
import type { Notice as CheckoutNotice } from './checkout-state.ts'
import { ForgetCardDialog } from './forget-card-dialog.tsx'
import { providerForms } from './providers/provider-forms.ts'
import { SavedCardChoice } from './saved-card-choice.tsx'

type PaymentStepProps = {
  checkout: Checkout
  payment: Payment | null
  notice: CheckoutNotice | null
  onPay: (last: LastStep) => Promise<void>
  onForgetCard: () => Promise<void>
}

/** The last step: the card, the consent, and the button with the amount that will be charged. */
export const PaymentStep = ({ checkout, payment, notice, onPay, onForgetCard }: PaymentStepProps) => {
  const { order, provider, needsPayment, alreadyOwned, savedCard, mayKeepCard } = checkout
  const { due } = order.total
  const renews = order.items.some(({ variation }) => variation.recurrence.type === 'Recurring')
  const { takesCardNumbers, announcement, prepare } = providerForms[provider.name]
  useEffect(() => void (needsPayment && prepare()), [needsPayment, prepare])
  const [paysWith, setPaysWith] = useState(savedCard ? 'saved' : 'other')
  const entersCard = needsPayment && !(savedCard && paysWith === 'saved')
  const needsCard = entersCard && takesCardNumbers
  const [wasAsked, setAsked] = useState(false)
  if (notice === 'buy-again' && !wasAsked) setAsked(true)
  const asksAgain = alreadyOwned.length > 0 || wasAsked
  const form = useForm<EnteredLastStep, unknown, LastStep>({
    resolver: resolveWith(lastStepForm({ needsCard, asksAgain })) as never,
    defaultValues: {
      card: { number: '', expiry: '', cvc: '' },
      payWith: savedCard ? 'saved' : 'other',
      keepCard: false,
      consent: checkout.details?.consent ?? false,
      buyAgain: false,
    },
  })
  const card = {
    number: useCardField(form.control, 'card.number'),
    expiry: useCardField(form.control, 'card.expiry'),
    cvc: useCardField(form.control, 'card.cvc'),
  }
  const { errors } = form.formState
  const forgetting = useAsked<string>()
  const fields = useRef<HTMLFormElement>(null)
  const forget = async (): Promise<void> => {
    await onForgetCard()
    focusAfterwards(() => fields.current?.querySelector('input'))
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, (last) => onPay(last).then(() => false)), failureMessage)
  return (
    <form ref={fields} noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      {notice === 'declined' && (
        <Notice kind="bad" title={payment?.declined?.words ?? 'Your card was declined.'}>
          Nothing was charged. Try another card, or ask your bank.
        </Notice>
      )}
      {notice === 'price-changed' && (
        <Notice kind="warn" title="The price has changed">
          Nothing was charged. Check the new total, then pay if you agree.
        </Notice>
      )}
      {notice === 'buy-again' && (
        <Notice kind="warn" title="Buy it again?">
          You bought this a short while ago. Nothing has been charged this time. To buy it again, tick the box below and pay.
        </Notice>
      )}
      {needsPayment && savedCard && (
        <SavedCardChoice
          cardName={savedCard.name}
          onForget={() => forgetting.ask(savedCard.name)}
          {...form.register('payWith', { onChange: (event) => setPaysWith(event.target.value) })}
        />
      )}
      <ForgetCardDialog asked={forgetting} onForget={forget} />
      {needsCard && <CardFields {...card} />}
      {!needsPayment && <p className="text-ink-2">There’s nothing to pay. You get your licenses right away.</p>}
      {entersCard && announcement && <p className="text-14 text-ink-2">{announcement}</p>}
      {entersCard && mayKeepCard && <Checkbox label="Save this card for next time" {...form.register('keepCard')} />}
      {asksAgain && <Checkbox label={againLabel(alreadyOwned)} error={errors.buyAgain?.message} {...form.register('buyAgain')} />}
      <Checkbox label={deliveryConsent} error={errors.consent?.message} {...form.register('consent')} />
      <div className="grid gap-3">
        <SubmitButton size="large" wide state={state} busyLabel={needsPayment ? 'Paying' : 'Finishing'} errorLabel="Not paid">
          {needsPayment ? (
            <span>
              Pay <Price amount={due.amount} currency={due.currency} exact />
            </span>
          ) : (
            'Get it now'
          )}
        </SubmitButton>
        <p className="text-14 text-ink-3 text-balance">
          {needsPayment
            ? `${renews ? 'Charged now by Soundfair, and then every period until you cancel.' : 'Charged once by Soundfair.'} You get your licenses right away, and the receipt and invoice by e-mail.`
            : 'We’ll e-mail the receipt.'}
        </p>
      </div>
    </form>
  )
}
