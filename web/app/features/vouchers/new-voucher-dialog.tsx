import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { line } from '#contract/core/text.ts'
import type { CouponItem } from '#contract/coupons/coupons.ts'
import { type VoucherForm, voucherForm } from '#contract/vouchers/vouchers.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

const schema = z.object({ name: line(80, 'Give the voucher a name'), item: z.string().min(1, 'Choose what it gives') })

const toVoucher = ({ name, item }: z.output<typeof schema>): VoucherForm => {
  const [kind, itemId] = item.split(' ')
  return voucherForm.parse({ name, description: null, gifts: [{ kind, itemId, quantity: 1 }], expiresAt: null, isOn: true })
}

type NewVoucherDialogProps = {
  open: boolean
  onClose: () => void
  items: readonly CouponItem[]
  onCreate: (voucher: VoucherForm) => Promise<unknown>
}

const NewVoucherForm = ({ onClose, items, onCreate }: NewVoucherDialogProps) => {
  const form = useForm({ resolver: resolveWith(schema), defaultValues: { name: '', item: '' } })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, (entered) => onCreate(toVoucher(entered))), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="Name"
        autoFocus
        maxLength={80}
        autoComplete="off"
        hint="Customers see it before they redeem a code."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Select
        label="Gives"
        hint="More can be added on its page."
        error={errors.item?.message}
        placeholder="Choose one"
        options={items.map(({ kind, itemId, name, isLive }) => ({
          value: `${kind} ${itemId}`,
          label: `${name}${kind === 'Bundle' ? ' (bundle)' : ''}${isLive ? '' : ' (draft)'}`,
        }))}
        {...form.register('item')}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Creating" errorLabel="Not created">
          Create voucher
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** The first fields of a voucher; its codes are created on its page. */
export const NewVoucherDialog = (props: NewVoucherDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title="New voucher" description="Choose what it gives. You create its codes next.">
    <NewVoucherForm {...props} />
  </Dialog>
)
