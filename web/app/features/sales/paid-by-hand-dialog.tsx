import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type FailedRefund, notePaidByHand, paidByHandForm } from '#contract/payments/refunds.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useDialogSubmit } from '#web/ui/forms/use-dialog-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Price } from '#web/ui/price.tsx'

type PaidByHandDialogProps = { refund: FailedRefund; open: boolean; onClose: () => void; onDone: () => unknown }

const PaidByHandFields = ({ refund, onClose, onDone }: PaidByHandDialogProps) => {
  const form = useForm({ resolver: resolveWith(paidByHandForm), defaultValues: { note: '', amount: refund.amount } })
  const send = async (body: z.output<typeof paidByHandForm>): Promise<void> => {
    // If a colleague was faster, the list behind this shows the current state.
    await call(notePaidByHand, { params: { refundId: refund.id }, body }).catch(async (error: unknown) => {
      await onDone()
      throw error
    })
    toast({ kind: 'ok', text: 'Noted as paid' })
    await onDone()
  }
  const submission = useDialogSubmit(() => submitForm(form, send), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Note as paid', busy: 'Saving', failed: 'Not saved' }}>
      <p className="text-14">
        <Price {...refund.amount} exact className="font-semibold" /> to {refund.customer}
      </p>
      <TextInput
        label="How and when"
        hint={`For example, bank transfer on 3 March, reference 4711. Kept with the order${refund.orderNumber ? '; the creators can read it too' : ''}.`}
        maxLength={300}
        autoComplete="off"
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </DialogForm>
  )
}

/** Notes that a buyer was paid from our own bank account, after a refund failed. */
export const PaidByHandDialog = (props: PaidByHandDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.refund.orderNumber ? `${props.refund.orderNumber}: paid another way` : 'Late payment: paid another way'}
    description={`Do this after the money has left our bank account. ${
      props.refund.orderNumber ? 'The refunded licenses end, the creators’ share is reversed and the buyer gets a credit note. ' : ''
    }This can’t be undone.`}
  >
    <PaidByHandFields {...props} />
  </Dialog>
)
