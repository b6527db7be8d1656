import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { askForChanges, type Review, rejectRelease } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { type Outcome, rejectHref } from './review-address.ts'
import { useReviewScreen } from './review-screen.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { useDecision } from './use-decision.ts'
import { useScreenClose } from './use-screen-close.ts'

const texts = {
  changes: {
    title: 'Send back',
    description: 'The creator can change it and submit it again.',
    label: 'What needs to change',
    submit: 'Send back',
    done: 'has been sent back',
  },
  reject: {
    title: 'Reject',
    description: 'The creator is told why and has to replace its files before submitting again.',
    label: 'Why it is rejected',
    submit: 'Reject',
    done: 'has been rejected',
  },
} as const satisfies Record<Outcome, object>

const routes = { changes: askForChanges, reject: rejectRelease } as const

type RejectionProps = { review: Review; outcome: Outcome; onOutcome: (outcome: Outcome) => void }

const Rejection = ({ review, outcome, onOutcome }: RejectionProps) => {
  const { reasons } = useReviewScreen()
  const close = useScreenClose()
  const decide = useDecision(review)
  const form = useForm({ resolver: resolveWith(rejectRelease.body), defaultValues: { reason: reasons.get(review.id) ?? '' } })
  const text = texts[outcome]
  const { state, submit, failure } = useSubmit(async () => {
    const isSent = await submitForm(form, (body) => decide(() => call(routes[outcome], { params: { releaseId: review.id }, body })))
    if (isSent) {
      reasons.delete(review.id)
      toast({ kind: 'ok', text: `${review.productName} ${review.version} ${text.done}. The reason has been e-mailed.` })
    }
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <Segmented
        label="Decision"
        segments={[
          { value: 'changes', label: 'Send back' },
          { value: 'reject', label: 'Reject' },
        ]}
        value={outcome}
        onChange={onOutcome}
        className="justify-self-start"
      />
      <TextArea
        label={text.label}
        hint="The creator sees this word for word, on the release and by e-mail."
        rows={5}
        maxLength={4000}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { onChange: (event: { target: { value: string } }) => reasons.set(review.id, event.target.value) })}
      />
      <DialogFoot>
        <Button size="small" onPress={close}>
          Cancel
        </Button>
        <SubmitButton kind={outcome === 'reject' ? 'danger' : 'go'} size="small" state={state} busyLabel="Sending" errorLabel="Not sent">
          {text.submit}
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** The screen to reject a release or to send it back; never without a reason. */
export const RejectScreen = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const outcome: Outcome = query.get('outcome') === 'changes' ? 'changes' : 'reject'
  return (
    <ScreenFrame
      title={(review) => `${texts[outcome].title} ${review.productName} ${review.version}`}
      otherwise={outcome === 'changes' ? 'Send back a release' : 'Reject a release'}
      description={texts[outcome].description}
    >
      {(review) => (
        <Rejection
          key={review.id}
          review={review}
          outcome={outcome}
          onOutcome={(next) => void navigate(rejectHref(query, review.id, next), { replace: true, preventScrollReset: true, state })}
        />
      )}
    </ScreenFrame>
  )
}
