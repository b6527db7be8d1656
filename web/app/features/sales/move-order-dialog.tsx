import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type MovePreview, moveOrderToAccount, orderMove, previewOrderMove } from '#contract/sales/order-story.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`

/** What moves with it, before it is moved. */
const Preview = ({ preview }: { preview: MovePreview }) =>
  preview.hindrance ? (
    <Notice kind="warn">{preview.hindrance}</Notice>
  ) : (
    <Notice title={preview.to ? `To ${preview.to.name || preview.to.email}` : 'To a new account, opened for this address'}>
      {count(preview.licenses, 'license')} and {count(preview.subscriptions, 'subscription')} move with it,{' '}
      {count(preview.devices, 'device')} {preview.devices === 1 ? 'stays' : 'stay'} activated. Both get an e-mail.
      {preview.subscriptions > 0 && ' The saved card isn’t moved: the new owner is asked for one before the next payment.'}
      {!preview.to?.isConfirmed && ' The address isn’t confirmed yet: it also gets a confirmation e-mail.'}
    </Notice>
  )

type MoveOrderDialogProps = {
  order: Pick<OrderSale, 'id' | 'orderNumber' | 'account'>
  open: boolean
  onClose: () => void
  onDone: () => unknown
}

const moveBack = async (orderId: string, email: string, from: string, onDone: () => unknown): Promise<void> => {
  try {
    await call(moveOrderToAccount, { params: { orderId }, body: { email, reason: 'Moved back', from } })
    toast({ kind: 'ok', text: `Moved back to ${email}` })
    await onDone()
  } catch (error) {
    tellFailure(error)
  }
}

const MoveFields = ({ order, onClose, onDone }: MoveOrderDialogProps) => {
  const form = useForm({ resolver: resolveWith(orderMove), defaultValues: { email: '', reason: '', from: order.account?.id ?? null } })
  const { errors } = form.formState
  const [preview, setPreview] = useState<MovePreview>()
  const params = { orderId: order.id }
  const submission = useSubmit(async () => {
    const isSent = await submitForm(form, async (body) => {
      if (!preview) {
        setPreview(await call(previewOrderMove, { params, query: { email: body.email } }))
        return false
      }
      const { from, to } = await call(moveOrderToAccount, { params, body })
      toast({
        kind: 'ok',
        text: `${order.orderNumber} now belongs to ${to.email}`,
        ...(from && { action: { label: 'Undo', run: () => moveBack(order.id, from.email, to.id, onDone) } }),
      })
      await onDone()
      return true
    })
    if (isSent) onClose()
    return false
  }, failureMessage)
  const labels = preview
    ? { act: 'Move it', busy: 'Moving', failed: 'Not moved' }
    : { act: 'See what moves', busy: 'Looking', failed: 'Not found' }
  return (
    <DialogForm submission={submission} onClose={onClose} labels={labels} disabled={preview !== undefined && preview.hindrance !== null}>
      <TextInput
        label="To the account of"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email', { onChange: () => setPreview(undefined) })}
      />
      <TextInput
        label="Why"
        hint="Kept in the audit log and the order’s history."
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <div aria-live="polite">{preview && <Preview preview={preview} />}</div>
    </DialogForm>
  )
}

/** Moves an order to another account, after a preview. */
export const MoveOrderDialog = (props: MoveOrderDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`Move ${props.order.orderNumber}`}
    description={`It currently belongs to ${props.order.account?.email ?? 'nobody'}.`}
  >
    <MoveFields {...props} />
  </Dialog>
)
