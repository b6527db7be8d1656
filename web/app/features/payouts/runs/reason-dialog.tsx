import { useForm } from 'react-hook-form'
import { holdPayout } from '#contract/payouts/payout-runs.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: string
  confirmLabel: string
  onReason: (reason: string) => Promise<unknown>
}

const ReasonFields = ({ onClose, confirmLabel, onReason }: ReasonDialogProps) => {
  const form = useForm({ resolver: resolveWith(holdPayout.body), defaultValues: { reason: '' } })
  const { state, submit, failure } = useSubmit(async () => {
    if (await submitForm(form, ({ reason }) => onReason(reason))) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextArea
        label="Why"
        hint="The creator sees this on their page and by e-mail."
        maxLength={500}
        rows={3}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton kind="danger" size="small" state={state} errorLabel="Not done">
          {confirmLabel}
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Asks why, before a payout is held or failed. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title} description={props.description} size="small">
    <ReasonFields {...props} />
  </Dialog>
)
