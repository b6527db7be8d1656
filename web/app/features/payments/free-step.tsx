import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Checkout, checkoutForm } from '#contract/payments/checkout.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { againLabel } from './again-label.ts'
import type { Notice as CheckoutNotice } from './use-checkout.ts'

const freeForm = (asksAgain: boolean) =>
  z.object({
    email: checkoutForm.shape.email,
    buyAgain: asksAgain ? z.boolean().refine((isTicked) => isTicked, 'Tick this to buy it again') : z.boolean(),
  })

type FreeAnswer = z.output<ReturnType<typeof freeForm>>

type FreeStepProps = { checkout: Checkout; notice: CheckoutNotice | null; onGet: (answer: FreeAnswer) => Promise<void> }

/** What costs nothing asks for an e-mail address, and for nothing else. */
export const FreeStep = ({ checkout, notice, onGet }: FreeStepProps) => {
  const user = useUser()
  const [wasAsked, setAsked] = useState(false)
  if (notice === 'buy-again' && !wasAsked) setAsked(true)
  const asksAgain = checkout.alreadyOwned.length > 0 || wasAsked
  const form = useForm<FreeAnswer>({
    resolver: resolveWith(freeForm(asksAgain)) as never,
    defaultValues: { email: checkout.details?.email ?? user?.email ?? '', buyAgain: false },
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, (answer) => onGet(answer).then(() => false)), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5 py-4">
      <h1 className="text-28">Get it free</h1>
      <FailureNotice failure={failure} />
      {notice === 'price-changed' && (
        <Notice kind="warn" title="The price has changed">
          Check the new total, then continue if you agree.
        </Notice>
      )}
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={user ? undefined : 'We’ll send your license here. No account needed.'}
        error={errors.email?.message}
        {...form.register('email')}
      />
      {asksAgain && <Checkbox label={againLabel(checkout.alreadyOwned)} error={errors.buyAgain?.message} {...form.register('buyAgain')} />}
      <SubmitButton size="large" wide state={state} busyLabel="One moment" errorLabel="Not done">
        Get it free
      </SubmitButton>
    </form>
  )
}
