import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import { type Country, countryName, listCountries } from '#web/lib/forms/countries.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useIsAlive, useLocale } from '#web/ui/use-visitor.ts'
import type { profileForm } from './use-profile-form.ts'

type Entered = z.input<typeof profileForm>

/**
 * Until the scripts run, only the saved country: the server does not know the visitor's language, and 249 names would make the page heavy.
 */
const useCountries = (saved: string | undefined): Country[] => {
  const isAlive = useIsAlive()
  const locale = useLocale('en')
  if (isAlive) return listCountries(locale)
  return saved ? [{ value: saved, label: countryName(saved, locale) }] : []
}

type AddressFieldsProps = {
  register: UseFormRegister<Entered>
  errors: FieldErrors<Entered>['address']
  saved: string | undefined
}

export const AddressFields = ({ register, errors, saved }: AddressFieldsProps) => (
  <fieldset className="grid gap-5">
    <legend className="mb-4 w-full border-t border-line pt-5 text-14 font-semibold">
      Address <span className="font-normal text-ink-3">Optional. Clear every field to remove it.</span>
    </legend>
    <Select
      label="Country"
      placeholder="Choose a country"
      options={useCountries(saved)}
      autoComplete="country"
      error={errors?.countryCode?.message}
      {...register('address.countryCode')}
    />
    <TextInput
      label="Street and number"
      autoComplete="address-line1"
      error={errors?.streetAddress1?.message}
      {...register('address.streetAddress1')}
    />
    <TextInput
      label="Floor, unit, building"
      optional
      autoComplete="address-line2"
      error={errors?.streetAddress2?.message}
      {...register('address.streetAddress2')}
    />
    <div className="grid gap-5 sm:grid-cols-3">
      <TextInput label="Postcode" autoComplete="postal-code" error={errors?.postCode?.message} {...register('address.postCode')} />
      <TextInput label="City" autoComplete="address-level2" error={errors?.locality?.message} {...register('address.locality')} />
      <TextInput label="State or region" autoComplete="address-level1" error={errors?.region?.message} {...register('address.region')} />
    </div>
  </fieldset>
)
