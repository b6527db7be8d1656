import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Checkout } from '#contract/payments/checkout.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { draftName, useTyped } from '#web/lib/forms/use-typed.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { againLabel } from './again-label.ts'
import type { Notice as CheckoutNotice } from './checkout-state.ts'
import type { FreeAnswer } from './first-shapes.ts'
import type { LoadFirstShapes } from './load-first-shapes.ts'

type FreeStepProps = {
  checkout: Checkout
  notice: CheckoutNotice | null
  loadShapes: LoadFirstShapes
  /** Called when the buyer starts to fill it in. */
  onBegin: () => void
  onGet: (answer: FreeAnswer) => Promise<void>
}

/** A free item needs an e-mail address, and nothing else. */
export const FreeStep = ({ checkout, notice, loadShapes, onBegin, onGet }: FreeStepProps) => {
  const user = useUser()
  const [wasAsked, setAsked] = useState(false)
  if (notice === 'buy-again' && !wasAsked) setAsked(true)
  const asksAgain = checkout.alreadyOwned.length > 0 || wasAsked
  const form = useForm<FreeAnswer>({
    resolver: resolveLater(async () => (await loadShapes())[asksAgain ? 'checkFreeAgain' : 'checkFree']),
    defaultValues: { email: checkout.details?.email ?? user?.email ?? '', buyAgain: false },
  })
  // When a new version has replaced the scripts, the page reloads at the first focus: what was typed meanwhile is restored.
  useTyped(form, draftName(checkout.order.id, user, 'free'))
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, (answer) => onGet(answer).then(() => false)), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={onBegin} className="grid gap-5 py-4">
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
