import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useDialogSubmit } from '#web/ui/forms/use-dialog-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type Reason = { reason: string }

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: string
  label: string
  /** Says who will read the reason. */
  hint: string
  schema: z.ZodType<Reason, Reason>
  maxLength: number
  confirmLabel: string
  danger?: boolean
  onReason: (reason: string) => Promise<unknown>
}

const ReasonFields = ({ onClose, label, hint, schema, maxLength, confirmLabel, danger = false, onReason }: ReasonDialogProps) => {
  const form = useForm<Reason, unknown, Reason>({ resolver: resolveWith(schema), defaultValues: { reason: '' } })
  const submission = useDialogSubmit(() => submitForm(form, ({ reason }) => onReason(reason)), onClose, failureMessage)
  const labels = { act: confirmLabel, busy: 'Sending', failed: 'Not done' }
  return (
    <DialogForm submission={submission} onClose={onClose} kind={danger ? 'danger' : 'go'} labels={labels}>
      <TextArea
        label={label}
        hint={hint}
        maxLength={maxLength}
        rows={4}
        autoFocus
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}

/** Asks for a reason, before an action that others are informed about. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title} description={props.description} size="small">
    <ReasonFields {...props} />
  </Dialog>
)
