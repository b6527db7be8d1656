import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type CheckoutDetails, checkoutForm } from '#contract/payments/checkout.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useStep } from './use-step.ts'

const contactForm = checkoutForm.pick({ name: true, email: true })

type Contact = z.output<typeof contactForm>
type ContactStepProps = { orderId: string; details: CheckoutDetails | null; onSave: (contact: Contact) => Promise<void> }

/** Who buys: where the receipt and the licenses go. */
export const ContactStep = ({ orderId, details, onSave }: ContactStepProps) => {
  const user = useUser()
  const form = useForm<z.input<typeof contactForm>, unknown, Contact>({
    resolver: resolveWith(contactForm),
    defaultValues: { name: details?.name ?? user?.name ?? '', email: details?.email ?? user?.email ?? '' },
  })
  const { state, submit, failure } = useStep(form, { orderId, part: 'contact', onSave })
  const { errors } = form.formState
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
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
