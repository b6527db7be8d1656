import type { User } from '#contract/identity/user.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { AddressFields } from './address-fields.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

export const ProfileSection = ({ user }: { user: User }) => {
  const { register, errors, saving, submit, failure } = useProfileForm(user)
  return (
    <SettingsSection
      id="profile"
      title="Profile"
      lead="Who you are on invoices and receipts. Creators see your name when you buy from them."
    >
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label="Business name"
            optional
            autoComplete="organization"
            error={errors.businessName?.message}
            {...register('businessName')}
          />
          <TextInput label="Tax id" optional mono autoComplete="off" error={errors.taxId?.message} {...register('taxId')} />
        </div>
        <TextInput label="Phone" optional type="tel" autoComplete="tel" error={errors.phone?.message} {...register('phone')} />
        <AddressFields register={register} errors={errors.address} saved={user.address?.countryCode} />
        <SaveBar {...saving}>Save profile</SaveBar>
      </form>
    </SettingsSection>
  )
}
