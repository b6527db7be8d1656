import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { productId } from '#contract/core/ids.ts'
import { line } from '#contract/core/text.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Select, type SelectOption } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

const schema = z.object({
  productId: z.string().min(1, 'Choose a product').pipe(productId),
  note: line(300, 'Give a reason'),
})

type Gift = z.output<typeof schema>

type GiveLicenseDialogProps = {
  open: boolean
  onClose: () => void
  name: string
  products: readonly SelectOption[]
  onGive: (gift: Gift) => Promise<unknown>
}

const GiveLicenseForm = ({ onClose, products, onGive }: GiveLicenseDialogProps) => {
  const form = useForm({ resolver: resolveWith(schema), defaultValues: { productId: '', note: '' } })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(async () => {
    if (await submitForm(form, onGive)) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <Select
        label="Product"
        placeholder="Choose a product"
        options={products}
        error={errors.productId?.message}
        {...form.register('productId')}
      />
      <TextInput
        label="Why"
        hint="Stays in the license history."
        maxLength={300}
        autoComplete="off"
        error={errors.note?.message}
        {...form.register('note')}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton kind="go" size="small" state={state} busyLabel="Giving" errorLabel="Not given">
          Give
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Grants a license for free, with the product's own policy. */
export const GiveLicenseDialog = (props: GiveLicenseDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`Give ${props.name} a license`}
    description="It appears under their licenses right away, with the seats of the product’s first variation."
  >
    <GiveLicenseForm {...props} />
  </Dialog>
)
