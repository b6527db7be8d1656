import { creatorProfileForm } from '#contract/creators/creator-settings.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { MarkdownField } from '#web/ui/inputs/markdown-field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { orNull, type SettingsProps } from './settings.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const schema = creatorProfileForm.pick({ name: true, tagline: true, description: true })

/** What visitors read about the creator. */
export const ProfileSection = ({ settings, onSave }: SettingsProps) => {
  const { name, tagline, description } = settings
  const { form, errors, saving, submit, failure } = useSettingsForm({
    schema,
    first: { name, tagline: tagline ?? '', description },
    save: onSave,
  })
  return (
    <SettingsSection id="profile" title="Profile" lead="What visitors read on your storefront and in the directory.">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <TextInput label="Name" autoComplete="organization" error={errors.name?.message} {...form.register('name')} />
        <TextInput
          label="Tagline"
          optional
          hint="One sentence, at most 160 characters."
          error={errors.tagline?.message}
          {...form.register('tagline')}
        />
        <MarkdownField
          id="profile-description"
          label="About you"
          value={form.watch('description') ?? ''}
          error={errors.description?.message}
          onText={(text) => form.setValue('description', orNull(text) === null ? null : text, { shouldDirty: true })}
        />
        <SaveBar {...saving} />
      </form>
    </SettingsSection>
  )
}
