import { useForm } from 'react-hook-form'
import type { WireMoney } from '#contract/core/money.ts'
import { refundForm } from '#contract/payments/refunds.ts'
import type { SaleLine } from '#contract/sales/sales.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { Price } from '#web/ui/price.tsx'

type Refund = { lineIds: string[] | null; reason: string }
type Refundable = {
  orderNumber: string
  due: WireMoney
  lines: readonly Pick<SaleLine, 'id' | 'name' | 'variationName' | 'due' | 'refund'>[]
}

export type RefundDialogProps = {
  open: boolean
  onClose: () => void
  sale: Refundable
  /** Whose share is reversed, and who reads the reason. */
  text: { share: string; reason: string }
  onRefund: (refund: Refund) => Promise<unknown>
}

const RefundFields = ({ sale, text, onClose, onRefund }: RefundDialogProps) => {
  const left = sale.lines.filter(({ refund }) => refund === null)
  const form = useForm({ resolver: resolveWith(refundForm), defaultValues: { lineIds: left.map(({ id }) => id), reason: '' } })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(async () => {
    const isSent = await submitForm(form, onRefund)
    if (isSent) onClose()
    return false
  }, failureMessage)
  const chosen = form.watch('lineIds') ?? []
  const amount = left.filter(({ id }) => chosen.includes(id)).reduce((sum, { due }) => sum + due.amount, 0)
  const linesError = (errors.lineIds as { message?: string } | undefined)?.message
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-14 font-semibold">What to refund</legend>
        {left.map(({ id, name, variationName, due }) => (
          <Checkbox
            key={id}
            label={
              <>
                {name}
                {variationName && `, ${variationName}`}: <Price {...due} exact className="font-normal" />
              </>
            }
            checked={chosen.includes(id)}
            onChange={(event) =>
              form.setValue('lineIds', event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id), {
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        ))}
        {linesError && <FieldError id="refund-lines-error">{linesError}</FieldError>}
      </fieldset>
      <TextInput
        label="Why"
        hint={text.reason}
        maxLength={300}
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <DialogFoot>
        <span className="mr-auto text-14">
          Refund: <Price amount={amount} currency={sale.due.currency} exact />
        </span>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton kind="danger" size="small" state={state} busyLabel="Refunding" errorLabel="Not refunded">
          Refund
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Refunds an order, in full or by line. */
export const RefundDialog = (props: RefundDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`Refund ${props.sale.orderNumber}`}
    description={`The money is returned to the original payment method. Refunded licenses end, and ${props.text.share} is reversed. This can’t be undone.`}
  >
    <RefundFields {...props} />
  </Dialog>
)
