import { Suspense, useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { sandboxCard } from '#contract/payments/checkout.ts'
import { beginCardChange, changeCard, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useCardField } from '#web/lib/payments/use-card-field.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CardFields } from '#web/ui/inputs/card-fields.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const StripeSetup = lazyPart(
  () => import('./stripe-setup.tsx').then((part) => part.StripeSetup),
  (text) => <ErrorState title={text} level={3} />,
)

const Waiting = () => (
  <Loading label="Loading the card form" className="grid gap-3">
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </Loading>
)

const SandboxCard = ({ onCard }: { onCard: (card: z.output<typeof sandboxCard>) => Promise<void> }) => {
  const form = useForm({ resolver: resolveWith(sandboxCard), defaultValues: { number: '', expiry: '', cvc: '' } })
  const card = {
    number: useCardField(form.control, 'number'),
    expiry: useCardField(form.control, 'expiry'),
    cvc: useCardField(form.control, 'cvc'),
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, onCard), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FailureNotice failure={failure} />
      <CardFields {...card} />
      <SubmitButton state={state} busyLabel="Saving" errorLabel="Not saved" className="justify-self-end">
        Use this card
      </SubmitButton>
    </form>
  )
}

type ChangeCardProps = { subscription: Subscription; onChanged: () => Promise<void>; onClose: () => void }

const ChangeCard = ({ subscription, onChanged, onClose }: ChangeCardProps) => {
  const params = { subscriptionId: subscription.id }
  // Each opening begins a change of its own: what was begun for another is not used again.
  const opening = useId()
  const { data: setup, error, isFetching, refetch } = useRead(read(beginCardChange, { params }), { version: opening })

  const use = async (body: { card?: z.output<typeof sandboxCard>; setupId?: string }): Promise<void> => {
    await call(changeCard, { params, body })
    await onChanged()
    onClose()
    toast({ kind: 'ok', text: 'Your next payment uses this card' })
  }
  if (error && !isFetching) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} level={3} onRetry={refetch} className="py-2">
        {text}
      </ErrorState>
    )
  }
  if (!setup) return <Waiting />
  if (setup.kind === 'Sandbox') return <SandboxCard onCard={(card) => use({ card })} />
  return (
    <Suspense fallback={<Waiting />}>
      <StripeSetup {...setup} onDone={(setupId) => use({ setupId })} />
    </Suspense>
  )
}

/** Another card for a subscription. Nothing is charged, unless a payment is due already. */
export const ChangeCardDialog = ({ open, ...props }: ChangeCardProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={props.onClose}
    title="Change card"
    description={
      props.subscription.problem
        ? 'The payment that did not go through is tried again with the new card.'
        : 'Nothing is charged now. The next payment uses the new card.'
    }
  >
    <ChangeCard {...props} />
  </Dialog>
)
