import { useForm } from 'react-hook-form'
import type { SellerRow } from '#contract/documents/sellers.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { listCountries } from '#web/lib/forms/countries.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { type EnteredSeller, enteredFrom, enteredSellerForm, type SavedSeller } from './entered-seller.ts'
import { PayerFields } from './payer-fields.tsx'

type SellerFormProps = {
  from: SellerRow | undefined
  today: string
  /** False when the person cancelled the prompt for their password. */
  onSave: (seller: SavedSeller) => Promise<unknown>
  onCancel: () => void
}

/** A new version of the seller's details, valid from a day on. */
export const SellerForm = ({ from, today, onSave, onCancel }: SellerFormProps) => {
  const form = useForm<EnteredSeller, unknown, SavedSeller>({
    resolver: resolveWith(enteredSellerForm),
    defaultValues: enteredFrom(from, today),
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, onSave), failureMessage)
  const countries = listCountries(useLocale('en'))
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-180 gap-5" aria-label="New version of the seller">
      <FailureNotice failure={failure} />
      <DayInput
        label="From"
        min={today}
        className="max-w-60"
        hint="Earlier documents keep the seller they were issued with."
        error={errors.validFrom?.message}
        {...form.register('validFrom')}
      />
      <TextInput label="Name of the business" error={errors.name?.message} {...form.register('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label="VAT number" optional mono error={errors.taxId?.message} {...form.register('taxId')} />
        <TextInput label="E-mail" type="email" error={errors.email?.message} {...form.register('email')} />
      </div>
      <TextInput
        label="Registration"
        optional
        hint="For example, the court and number of the commercial register. Printed on invoices."
        error={errors.registration?.message}
        {...form.register('registration')}
      />
      <Select
        label="Country"
        placeholder="Choose a country"
        options={countries}
        error={errors.address?.countryCode?.message}
        {...form.register('address.countryCode')}
      />
      <TextInput label="Street and number" error={errors.address?.streetAddress1?.message} {...form.register('address.streetAddress1')} />
      <TextInput
        label="Floor, unit, building"
        optional
        error={errors.address?.streetAddress2?.message}
        {...form.register('address.streetAddress2')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextInput label="Postcode" error={errors.address?.postCode?.message} {...form.register('address.postCode')} />
        <TextInput label="City" error={errors.address?.locality?.message} {...form.register('address.locality')} />
        <TextInput label="State or region" error={errors.address?.region?.message} {...form.register('address.region')} />
      </div>
      <PayerFields form={form} />
      <p className="text-14 text-ink-2">You may be asked for your password. The change is logged.</p>
      <SaveBar state={state} isDirty={form.formState.isDirty} onDiscard={() => form.reset()} onCancel={onCancel}>
        Save this version
      </SaveBar>
    </form>
  )
}
