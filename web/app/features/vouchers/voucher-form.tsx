import { get, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { CouponItem } from '#contract/coupons/coupons.ts'
import { type Voucher, type VoucherForm as VoucherOutput, voucherForm } from '#contract/vouchers/vouchers.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { saveForm } from '#web/lib/forms/save-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { GiftsPart } from './gifts-part.tsx'

type VoucherInput = z.input<typeof voucherForm>

const formOf = ({ name, description, gifts, expiresAt, isOn }: Voucher): VoucherInput => ({
  name,
  description,
  gifts: gifts.map(({ kind, itemId, quantity }) => ({ kind, itemId, quantity })),
  expiresAt,
  isOn,
})

type VoucherFormProps = {
  voucher: Voucher
  items: readonly CouponItem[]
  canEdit: boolean
  onSave: (form: VoucherOutput) => Promise<unknown>
}

/** The fields of a voucher, saved together. Its codes are created below. */
export const VoucherForm = ({ voucher, items, canEdit, onSave }: VoucherFormProps) => {
  const form = useForm<VoucherInput, unknown, VoucherOutput>({ resolver: resolveWith(voucherForm), defaultValues: formOf(voucher) })
  const { errors, isSubmitted, isDirty } = form.formState
  const { state, submit, failure } = useSubmit(() => saveForm(form, onSave), failureMessage)
  const { gifts, expiresAt } = form.watch()
  const errorOf = (name: string) => (get(errors, name) as { message?: string } | undefined)?.message
  const giftsError = errorOf('gifts') ?? gifts.map((_gift, index) => errorOf(`gifts.${index}`)).find(Boolean)
  return (
    <form noValidate method="post" onSubmit={submit} className="min-w-0 max-w-3xl">
      <FailureNotice failure={failure} />
      <FormPart title="Voucher">
        <TextInput
          label="Name"
          hint="Customers see it before they redeem a code."
          maxLength={80}
          autoComplete="off"
          disabled={!canEdit}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextInput
          label="Description"
          optional
          maxLength={300}
          autoComplete="off"
          disabled={!canEdit}
          error={errors.description?.message}
          {...form.register('description', { setValueAs: (value: string | null) => value || null })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <MomentInput
            label="Ends"
            optional
            hint="Leave empty for no end date. A batch may end sooner."
            at={expiresAt}
            disabled={!canEdit}
            error={errors.expiresAt?.message}
            onMoment={(at) => form.setValue('expiresAt', at, { shouldValidate: isSubmitted, shouldDirty: true })}
          />
        </div>
      </FormPart>
      <GiftsPart
        gifts={gifts}
        items={items}
        canEdit={canEdit}
        error={giftsError}
        onGifts={(next) => form.setValue('gifts', next, { shouldValidate: isSubmitted, shouldDirty: true })}
      />
      {canEdit && (
        <SaveBar state={state} isDirty={isDirty} onDiscard={() => form.reset()}>
          Save voucher
        </SaveBar>
      )}
    </form>
  )
}
