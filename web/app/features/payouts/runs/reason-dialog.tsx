import { useForm } from 'react-hook-form'
import { holdPayout } from '#contract/payouts/payout-runs.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useDialogSubmit } from '#web/ui/forms/use-dialog-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

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
  const submission = useDialogSubmit(() => submitForm(form, ({ reason }) => onReason(reason)), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} kind="danger" labels={{ act: confirmLabel, busy: 'Saving', failed: 'Not done' }}>
      <TextArea
        label="Why"
        hint="The creator sees this on their page and by e-mail."
        maxLength={500}
        rows={3}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}

/** Asks for a reason, before a payout is put on hold or marked as failed. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title} description={props.description} size="small">
    <ReasonFields {...props} />
  </Dialog>
)
