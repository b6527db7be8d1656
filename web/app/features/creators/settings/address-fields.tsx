import type { UseFormRegisterReturn } from 'react-hook-form'
import { Select, type SelectOption } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type Line = 'countryCode' | 'streetAddress1' | 'streetAddress2' | 'locality' | 'region' | 'postCode'

type AddressFieldsProps = {
  countries: readonly SelectOption[]
  register: (field: Line) => UseFormRegisterReturn
  errors: Partial<Record<Line, { message?: string | undefined }>> | undefined
}

export const AddressFields = ({ countries, register, errors }: AddressFieldsProps) => (
  <fieldset className="grid gap-5">
    <legend className="mb-4 w-full border-t border-line pt-5 text-14 font-semibold">
      Address <span className="font-normal text-ink-2">Optional. Clear every field to remove it.</span>
    </legend>
    <Select
      label="Country"
      placeholder="Choose a country"
      options={countries}
      autoComplete="country"
      error={errors?.countryCode?.message}
      {...register('countryCode')}
    />
    <TextInput
      label="Street and number"
      autoComplete="address-line1"
      error={errors?.streetAddress1?.message}
      {...register('streetAddress1')}
    />
    <TextInput
      label="Floor, unit, building"
      optional
      autoComplete="address-line2"
      error={errors?.streetAddress2?.message}
      {...register('streetAddress2')}
    />
    <div className="grid gap-5 sm:grid-cols-3">
      <TextInput label="Postcode" autoComplete="postal-code" error={errors?.postCode?.message} {...register('postCode')} />
      <TextInput label="City" autoComplete="address-level2" error={errors?.locality?.message} {...register('locality')} />
      <TextInput label="State or region" autoComplete="address-level1" error={errors?.region?.message} {...register('region')} />
    </div>
  </fieldset>
)
