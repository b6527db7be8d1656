import { useForm } from 'react-hook-form'
import { addressExample } from '#contract/core/address-examples.ts'
import { addressRule } from '#contract/core/address-rules.ts'
import { countryCodes } from '#contract/core/countries.ts'
import { hasTaxIds, taxIdExample } from '#contract/pricing/tax-id.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { asEntered, type Billing, billingForm, type EnteredBefore, type EnteredBilling } from './billing-form.ts'
import { useStep } from './use-step.ts'

const countriesIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

const taxIdHint = (country: string): string | undefined => {
  if (!country) return undefined
  return hasTaxIds(country) ? `Such as ${taxIdExample(country)}. With it, no tax is added.` : 'We can’t accept tax ids from this country.'
}

type BillingStepProps = { orderId: string; details: EnteredBefore; onSave: (billing: Billing) => Promise<void> }

/** The buyer's country decides the tax, and which fields are shown. */
export const BillingStep = ({ orderId, details, onSave }: BillingStepProps) => {
  const locale = useLocale('en')
  const form = useForm<EnteredBilling, unknown, Billing>({ resolver: resolveWith(billingForm), defaultValues: asEntered(details, locale) })
  const { state, submit, failure } = useStep(form, { orderId, part: 'billing', onSave })
  const { errors } = form.formState
  const country = form.watch('address.countryCode')
  const isBusiness = form.watch('isBusiness')
  const { region, postCode } = addressRule(country)
  const example = addressExample(country)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FailureNotice failure={failure} />
      <Select
        label="Country"
        placeholder="Choose a country"
        options={countriesIn(locale)}
        autoComplete="country"
        error={errors.address?.countryCode?.message}
        {...form.register('address.countryCode')}
      />
      <TextInput
        label="Street and number"
        placeholder={example?.street}
        autoComplete="address-line1"
        error={errors.address?.streetAddress1?.message}
        {...form.register('address.streetAddress1')}
      />
      <TextInput
        label="Floor, unit, building"
        optional
        autoComplete="address-line2"
        error={errors.address?.streetAddress2?.message}
        {...form.register('address.streetAddress2')}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <TextInput
          label={country === 'US' ? 'ZIP code' : 'Postcode'}
          optional={!postCode}
          placeholder={example?.postCode}
          autoComplete="postal-code"
          error={errors.address?.postCode?.message}
          {...form.register('address.postCode')}
        />
        <TextInput
          label="City"
          placeholder={example?.city}
          autoComplete="address-level2"
          error={errors.address?.locality?.message}
          {...form.register('address.locality')}
        />
      </div>
      {region && (
        <TextInput
          label={region}
          placeholder={example?.region}
          autoComplete="address-level1"
          error={errors.address?.region?.message}
          {...form.register('address.region')}
        />
      )}
      <Checkbox label="I’m buying for a company" className="mt-1" {...form.register('isBusiness')} />
      {isBusiness && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label="Company" autoComplete="organization" error={errors.businessName?.message} {...form.register('businessName')} />
          <TextInput
            label="Tax id"
            optional
            mono
            autoComplete="off"
            spellCheck={false}
            hint={taxIdHint(country)}
            error={errors.taxId?.message}
            {...form.register('taxId')}
          />
        </div>
      )}
      <SubmitButton wide state={state} busyLabel="Saving" className="mt-1">
        Continue to payment
      </SubmitButton>
    </form>
  )
}
