import type { ReactNode } from 'react'
import { get, useForm } from 'react-hook-form'
import { type Coupon, type CouponItem, type CouponForm as CouponOutput, couponForm } from '#contract/coupons/coupons.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { saveForm } from '#web/lib/forms/save-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ConditionsPart, LimitsPart } from './conditions-part.tsx'
import { type CouponFields, type CouponInput, formOf } from './coupon-editing.ts'
import { OffPart } from './off-part.tsx'
import { TargetsPart } from './targets-part.tsx'

type CouponFormProps = {
  coupon: Coupon
  items: readonly CouponItem[]
  canEdit: boolean
  onSave: (form: CouponOutput) => Promise<unknown>
  /** Next to the form: shows the effect of the values. */
  aside: (values: CouponInput) => ReactNode
}

/** The whole coupon, saved together. */
export const CouponForm = ({ coupon, items, canEdit, onSave, aside }: CouponFormProps) => {
  const form = useForm<CouponInput, unknown, CouponOutput>({ resolver: resolveWith(couponForm), defaultValues: formOf(coupon) })
  const { errors, isSubmitted, isDirty } = form.formState
  const { state, submit, failure } = useSubmit(() => saveForm(form, onSave), failureMessage)
  const values = form.watch()
  const fields: CouponFields = {
    values,
    canEdit,
    set: (name, value) => form.setValue(name as 'name', value as string, { shouldValidate: isSubmitted, shouldDirty: true }),
    errorOf: (name) => (get(errors, name) as { message?: string } | undefined)?.message,
  }
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_340px]">
      <form noValidate method="post" onSubmit={submit} className="min-w-0">
        <FailureNotice failure={failure} />
        <FormPart title="Code">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              label="Code"
              mono
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={!canEdit}
              error={errors.code?.message}
              {...form.register('code')}
            />
            <TextInput
              label="Name"
              hint="Customers see it."
              maxLength={80}
              autoComplete="off"
              disabled={!canEdit}
              error={errors.name?.message}
              {...form.register('name')}
            />
          </div>
          <TextInput
            label="Description"
            optional
            maxLength={300}
            autoComplete="off"
            disabled={!canEdit}
            error={errors.description?.message}
            {...form.register('description', { setValueAs: (value: string | null) => value || null })}
          />
        </FormPart>
        <OffPart {...fields} />
        <TargetsPart {...fields} items={items} />
        <ConditionsPart {...fields} />
        <LimitsPart {...fields} />
        {canEdit && (
          <SaveBar state={state} isDirty={isDirty} onDiscard={() => form.reset()}>
            Save coupon
          </SaveBar>
        )}
      </form>
      <div className="xl:sticky xl:top-6 xl:self-start">{aside(values)}</div>
    </div>
  )
}
