import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { addressRule } from '#contract/core/address-rules.ts'
import { correctInvoice, invoiceCorrection } from '#contract/sales/order-story.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type Standing = NonNullable<OrderSale['standing']>
type CorrectInvoiceDialogProps = {
  orderId: string
  standing: Standing
  open: boolean
  onClose: () => void
  onDone: () => unknown
}

const asEntered = ({ number, name, businessName, email, address }: Standing): z.input<typeof invoiceCorrection> => ({
  standing: number,
  name,
  businessName: businessName ?? '',
  email,
  address: {
    countryCode: address?.countryCode ?? '',
    streetAddress1: address?.streetAddress1 ?? '',
    streetAddress2: address?.streetAddress2 ?? '',
    locality: address?.locality ?? '',
    region: address?.region ?? '',
    postCode: address?.postCode ?? '',
  },
})

const CorrectionFields = ({ orderId, standing, onClose, onDone }: CorrectInvoiceDialogProps) => {
  const form = useForm({ resolver: resolveWith(invoiceCorrection), defaultValues: asEntered(standing) })
  const { errors } = form.formState
  const country = form.watch('address.countryCode')
  const { region, postCode } = addressRule(country)
  const submission = useSubmit(async () => {
    const isSent = await submitForm(form, async (body) => {
      const { number, creditNote } = await call(correctInvoice, { params: { orderId }, body })
      toast({ kind: 'ok', text: `${number} replaces ${standing.number}, which ${creditNote} cancels. Both have been e-mailed.` })
      await onDone()
    })
    if (isSent) onClose()
    return false
  }, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Reissue', busy: 'Reissuing', failed: 'Not reissued' }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextInput label="Company" optional autoComplete="off" error={errors.businessName?.message} {...form.register('businessName')} />
      </div>
      <TextInput label="E-mail" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
      <TextInput
        label="Street and number"
        autoComplete="off"
        error={errors.address?.streetAddress1?.message}
        {...form.register('address.streetAddress1')}
      />
      <TextInput
        label="Floor, unit, building"
        optional
        autoComplete="off"
        error={errors.address?.streetAddress2?.message}
        {...form.register('address.streetAddress2')}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <TextInput
          label="Postcode"
          optional={!postCode}
          placeholder={postCode?.example}
          autoComplete="off"
          error={errors.address?.postCode?.message}
          {...form.register('address.postCode')}
        />
        <TextInput label="City" autoComplete="off" error={errors.address?.locality?.message} {...form.register('address.locality')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={region ?? 'Region'}
          optional={!region}
          autoComplete="off"
          error={errors.address?.region?.message}
          {...form.register('address.region')}
        />
        <TextInput
          label="Country"
          readOnly
          hint="Another country is taxed differently: refund the order and ask the buyer to buy again."
          error={errors.address?.countryCode?.message}
          {...form.register('address.countryCode')}
        />
      </div>
    </DialogForm>
  )
}

/** Another name or address on the invoice. */
export const CorrectInvoiceDialog = (props: CorrectInvoiceDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    size="large"
    title={`Correct ${props.standing.number}`}
    description="A credit note cancels this invoice, a new one replaces it, and the buyer gets both. Amounts and tax stay the same."
  >
    <CorrectionFields {...props} />
  </Dialog>
)
