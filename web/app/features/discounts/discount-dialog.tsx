import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { discountForm } from '#contract/discounts/discounts.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { type DiscountForm, freeUnder, type ItemForSale, recursUnder, type VariationForSale } from './discount-rules.ts'
import { OffFields } from './off-fields.tsx'
import { PaymentsField } from './payments-field.tsx'
import { PeriodFields } from './period-fields.tsx'
import { TargetFields } from './target-fields.tsx'

type PlannedDiscount = z.output<typeof discountForm>

type DiscountDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  first: DiscountForm
  item: ItemForSale
  variations: readonly VariationForSale[]
  onSave: (discount: PlannedDiscount) => Promise<unknown>
}

const DiscountFields = ({ first, item, variations, onSave, onClose }: DiscountDialogProps) => {
  const form = useForm<DiscountForm, unknown, PlannedDiscount>({ resolver: resolveWith(discountForm), defaultValues: first })
  const { errors, isSubmitted } = form.formState
  const { state, submit, failure } = useSubmit(async () => {
    const isSent = await submitForm(form, onSave)
    if (isSent) onClose()
    return false
  }, failureMessage)
  const set = <Name extends keyof DiscountForm>(name: Name, value: DiscountForm[Name]): void =>
    form.setValue(name as 'name', value as string, { shouldValidate: isSubmitted })
  const { off, startsAt, endsAt, targets, recurringPaymentUseCount } = form.watch()
  const free = freeUnder({ off, targets }, item, variations)
  // An error inside a union has the shape of the branch that failed.
  const offErrors = errors.off as { percentage?: { message?: string }; amount?: { message?: string } } | undefined
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <FailureNotice failure={failure} />
      <TextInput
        label="Name"
        hint="Visitors see it next to the price."
        maxLength={80}
        autoComplete="off"
        placeholder="November sale"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <OffFields
        off={off}
        onOff={(next) => set('off', next)}
        errors={{ percentage: offErrors?.percentage?.message, amount: offErrors?.amount?.message }}
      />
      {free.length > 0 && (
        <Notice kind="warn">{free.map(({ name, id }) => name || id).join(' and ')} would be free: the discount equals the price.</Notice>
      )}
      <PeriodFields
        period={{ startsAt, endsAt }}
        errors={{ startsAt: errors.startsAt?.message, endsAt: errors.endsAt?.message }}
        onPeriod={(period) => {
          set('startsAt', period.startsAt)
          set('endsAt', period.endsAt)
        }}
      />
      <TargetFields
        item={item}
        variations={variations}
        targets={targets}
        onTargets={(next) => set('targets', next)}
        error={errors.targets?.message}
      />
      {recursUnder(targets, item, variations) && (
        <PaymentsField
          count={recurringPaymentUseCount}
          onCount={(count) => set('recurringPaymentUseCount', count)}
          error={errors.recurringPaymentUseCount?.message}
        />
      )}
      <Checkbox label="Can’t be combined with coupons" hint="The better of the two prices applies." {...form.register('isExclusive')} />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Saving" errorLabel="Not saved">
          Save sale
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Plans a discount, or edits one. */
export const DiscountDialog = (props: DiscountDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.title}
    description="It starts and ends automatically. No need to publish."
    size="large"
  >
    <DiscountFields {...props} />
  </Dialog>
)
