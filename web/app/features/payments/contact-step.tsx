import { useForm } from 'react-hook-form'
import type { CheckoutDetails } from '#contract/payments/checkout.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { Contact, EnteredContact } from './first-shapes.ts'
import type { LoadFirstShapes } from './load-first-shapes.ts'
import { useStep } from './use-step.ts'

type ContactStepProps = {
  orderId: string
  details: CheckoutDetails | null
  loadShapes: LoadFirstShapes
  /** Called when the buyer starts to fill it in. */
  onBegin: () => void
  onSave: (contact: Contact) => Promise<void>
}

/** The buyer: where the receipt and the licenses are sent. */
export const ContactStep = ({ orderId, details, loadShapes, onBegin, onSave }: ContactStepProps) => {
  const user = useUser()
  const form = useForm<EnteredContact, unknown, Contact>({
    resolver: resolveLater(async () => (await loadShapes()).checkContact),
    defaultValues: { name: details?.name ?? user?.name ?? '', email: details?.email ?? user?.email ?? '' },
  })
  const { state, submit, failure } = useStep(form, { orderId, part: 'contact', onSave })
  const { errors } = form.formState
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={onBegin} className="grid gap-4">
      <FailureNotice failure={failure} />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={user ? undefined : 'We’ll send your receipt and licenses here. No account needed.'}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <SubmitButton wide state={state} busyLabel="Saving">
        Continue to billing
      </SubmitButton>
    </form>
  )
}
