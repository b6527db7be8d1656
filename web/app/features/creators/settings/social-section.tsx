import { z } from 'zod'
import { creatorProfileForm } from '#contract/creators/creator-settings.ts'
import type { SocialMediaAccounts } from '#contract/creators/creators.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { emptyAsNull } from './empty-address.ts'
import type { SettingsProps } from './settings.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const places: readonly { name: keyof SocialMediaAccounts; label: string; example: string }[] = [
  { name: 'instagram', label: 'Instagram', example: 'https://instagram.com/' },
  { name: 'youtube', label: 'YouTube', example: 'https://youtube.com/@' },
  { name: 'spotify', label: 'Spotify', example: 'https://open.spotify.com/artist/' },
  { name: 'soundCloud', label: 'SoundCloud', example: 'https://soundcloud.com/' },
  { name: 'facebook', label: 'Facebook', example: 'https://facebook.com/' },
]

const { shape } = creatorProfileForm.shape.socialMediaAccounts
const text = z.string()
const schema = z.object({
  instagram: text.transform(emptyAsNull).pipe(shape.instagram),
  youtube: text.transform(emptyAsNull).pipe(shape.youtube),
  spotify: text.transform(emptyAsNull).pipe(shape.spotify),
  soundCloud: text.transform(emptyAsNull).pipe(shape.soundCloud),
  facebook: text.transform(emptyAsNull).pipe(shape.facebook),
})

/** The creator's profiles elsewhere. */
export const SocialSection = ({ settings, onSave }: SettingsProps) => {
  const known = settings.socialMediaAccounts
  const { form, errors, saving, submit, failure } = useSettingsForm({
    schema,
    first: {
      instagram: known?.instagram ?? '',
      youtube: known?.youtube ?? '',
      spotify: known?.spotify ?? '',
      soundCloud: known?.soundCloud ?? '',
      facebook: known?.facebook ?? '',
    },
    save: (socialMediaAccounts) => onSave({ socialMediaAccounts }),
  })
  return (
    <SettingsSection id="social" title="Elsewhere" lead="Links at the bottom of your storefront. Empty ones are hidden.">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        {places.map(({ name, label, example }) => (
          <TextInput
            key={name}
            label={label}
            type="url"
            optional
            placeholder={example}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <SaveBar {...saving} />
      </form>
    </SettingsSection>
  )
}
