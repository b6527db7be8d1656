import Send from 'lucide-react/icons/send'
import { Suspense } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { type ContactOutcome, useContactForm } from './use-contact-form.ts'

// Most visitors who write here have bought nothing yet: the code that loads orders comes only for those who have.
const OrderChoice = lazyPart(() => import('./order-choice.tsx').then((part) => part.OrderChoice))

type ContactFormProps = {
  name: string | undefined
  email: string | undefined
  isSignedIn: boolean
  /** The order that a receipt linked from: one's own by its id, any by the proof in its email. */
  orderId: string | undefined
  orderProof: string | undefined
}

export const ContactForm = ({ name, email, isSignedIn, orderId, orderProof }: ContactFormProps) => {
  const { register, errors, state, submit, prepare, outcome, order } = useContactForm({ name, email, orderId, orderProof })
  const isAlive = useIsAlive()
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={prepare} className="grid max-w-160 gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label="Your name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextInput label="E-mail" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      </div>
      {isAlive && (isSignedIn || orderProof) && (
        <Suspense fallback={null}>
          <OrderChoice proof={orderProof} isSignedIn={isSignedIn} {...order} />
        </Suspense>
      )}
      <TextInput label="Subject" autoComplete="off" error={errors.subject?.message} {...register('subject')} />
      <TextArea label="Message" className="[&_textarea]:min-h-44" error={errors.message?.message} {...register('message')} />
      <div className="grid justify-items-start gap-4">
        <Button
          kind="go"
          type="submit"
          state={state}
          busyLabel="Sending"
          successLabel="Sent"
          errorLabel="Not sent"
          icon={<Send size={16} aria-hidden="true" />}
        >
          Send message
        </Button>
        <noscript>
          <p className="text-14 text-ink-2">Sending needs JavaScript, which is turned off in this browser.</p>
        </noscript>
        {outcome && <Outcome outcome={outcome} />}
      </div>
    </form>
  )
}

const Outcome = ({ outcome }: { outcome: ContactOutcome }) =>
  outcome.kind === 'sent' ? (
    <Notice kind="ok" title="We’ve got your message" className="w-full">
      A person reads it and replies to <span className="wrap-anywhere text-ink">{outcome.email}</span>. If that address is wrong, send it
      again with the right one.
    </Notice>
  ) : (
    <Notice kind="bad" title={outcome.title} className="w-full">
      {outcome.text}
    </Notice>
  )
