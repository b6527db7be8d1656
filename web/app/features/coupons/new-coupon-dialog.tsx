import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { line } from '#contract/core/text.ts'
import { type CouponForm, couponCode, couponForm } from '#contract/coupons/coupons.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { PercentInput } from '#web/ui/inputs/percent-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

const schema = z.object({ code: couponCode, name: line(80, 'Give the coupon a name'), percentage: z.number() })

/** Switched off until everything is set: nobody can use a half-finished coupon. */
const toCoupon = ({ percentage, ...fields }: z.output<typeof schema>): CouponForm =>
  couponForm.parse({
    ...fields,
    description: null,
    off: { type: 'PercentageOffDiscount', percentage },
    targets: null,
    minimum: null,
    isExclusive: false,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    recurringPaymentUseCount: null,
    isOn: false,
  })

type NewCouponDialogProps = { open: boolean; onClose: () => void; onCreate: (coupon: CouponForm) => Promise<unknown> }

const NewCouponForm = ({ onClose, onCreate }: NewCouponDialogProps) => {
  const form = useForm({ resolver: resolveWith(schema), defaultValues: { code: '', name: '', percentage: 0.1 } })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, (entered) => onCreate(toCoupon(entered))), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="Code"
        mono
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint="What customers type, in upper or lower case."
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextInput
        label="Name"
        maxLength={80}
        autoComplete="off"
        hint="Customers see it next to the discount."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PercentInput label="Percent off" fraction={form.watch('percentage')} onFraction={(next) => form.setValue('percentage', next)} />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Creating" errorLabel="Not created">
          Create coupon
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** The first fields of a coupon; everything else is set on its page. */
export const NewCouponDialog = (props: NewCouponDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title="New coupon"
    description="It starts turned off. Set up the rest on its page, then turn it on."
  >
    <NewCouponForm {...props} />
  </Dialog>
)
