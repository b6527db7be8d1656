import { z } from 'zod'
import { creatorProfileForm } from '#contract/creators/creator-settings.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import type { SelectOption } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { AddressFields } from './address-fields.tsx'
import { emptyAsNull, isEmptyAddress } from './empty-address.ts'
import type { SettingsProps } from './settings.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const { businessName, taxId, email, websiteUrl, address } = creatorProfileForm.shape

const text = z.string()
const typedAddress = z.object({
  countryCode: text,
  streetAddress1: text,
  streetAddress2: text,
  locality: text,
  region: text,
  postCode: text,
})

/** As it is typed: an empty field becomes null, and an address is either complete or absent. */
const schema = z.object({
  businessName,
  taxId,
  email: text.transform(emptyAsNull).pipe(email),
  websiteUrl: text.transform(emptyAsNull).pipe(websiteUrl),
  address: typedAddress.transform((typed): z.input<typeof address> => (isEmptyAddress(typed) ? null : typed)).pipe(address),
})

type BusinessSectionProps = SettingsProps & { countries: readonly SelectOption[] }

/** The legal person behind the name, for invoices and payouts. */
export const BusinessSection = ({ settings, onSave, countries }: BusinessSectionProps) => {
  const { form, errors, saving, submit, failure } = useSettingsForm({
    schema,
    first: {
      businessName: settings.businessName ?? '',
      taxId: settings.taxId ?? '',
      email: settings.email ?? '',
      websiteUrl: settings.websiteUrl ?? '',
      address: {
        countryCode: settings.address?.countryCode ?? '',
        streetAddress1: settings.address?.streetAddress1 ?? '',
        streetAddress2: settings.address?.streetAddress2 ?? '',
        locality: settings.address?.locality ?? '',
        region: settings.address?.region ?? '',
        postCode: settings.address?.postCode ?? '',
      },
    },
    save: onSave,
  })
  return (
    <SettingsSection
      id="business"
      title="Business"
      lead="Payouts and statements need a name and an address. Visitors only see the website."
    >
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput label="Business name" optional error={errors.businessName?.message} {...form.register('businessName')} />
          <TextInput label="Tax id" optional mono error={errors.taxId?.message} {...form.register('taxId')} />
          <TextInput label="Contact e-mail" optional type="email" error={errors.email?.message} {...form.register('email')} />
          <TextInput
            label="Website"
            optional
            type="url"
            placeholder="https://"
            error={errors.websiteUrl?.message}
            {...form.register('websiteUrl')}
          />
        </div>
        <AddressFields countries={countries} register={(field) => form.register(`address.${field}`)} errors={errors.address} />
        <SaveBar {...saving} />
      </form>
    </SettingsSection>
  )
}
