import { z } from 'zod'
import { creatorProfileForm } from '#contract/creators/creator-settings.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import { firstMessage, tidyOrigin } from './origin-text.ts'
import type { SettingsProps } from './settings.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const schema = z.object({ allowedOrigins: creatorProfileForm.shape.allowedOrigins })

/** Sites that may call the creator's part of the API and frame its embeds. */
export const OriginsSection = ({ settings, onSave }: SettingsProps) => {
  const { form, errors, saving, submit, failure } = useSettingsForm({
    schema,
    first: { allowedOrigins: settings.allowedOrigins },
    save: onSave,
  })
  const origins = form.watch('allowedOrigins')
  return (
    <SettingsSection id="origins" title="Allowed origins" lead="Your own sites that may use your API and embed your checkout.">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <TokenInput
          id="field-origins"
          label="Origins"
          hint="Scheme and host, no path: https://shop.example.com. Press Enter to add one, up to 20."
          placeholder="https://shop.example.com"
          tokens={origins}
          tidy={tidyOrigin}
          maxLength={200}
          error={firstMessage(errors.allowedOrigins)}
          onTokens={(allowedOrigins) => form.setValue('allowedOrigins', allowedOrigins, { shouldValidate: true, shouldDirty: true })}
        />
        <SaveBar {...saving} />
      </form>
    </SettingsSection>
  )
}
