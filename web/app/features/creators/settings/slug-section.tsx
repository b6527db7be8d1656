import { useState } from 'react'
import { type CreatorSettings, renameCreatorSlug } from '#contract/creators/creator-settings.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type SlugSectionProps = { settings: CreatorSettings; onRename: (slug: string) => Promise<unknown> }

/** The address of the storefront. A change needs a confirmation, because links on other sites change with it. */
export const SlugSection = ({ settings, onRename }: SlugSectionProps) => {
  const [wanted, setWanted] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const { form, errors, saving, submit } = useSettingsForm({
    schema: renameCreatorSlug.body,
    first: { slug: settings.slug },
    save: async ({ slug }) => {
      if (slug !== settings.slug) setWanted(slug)
      return false
    },
  })
  const typed = form.watch('slug')
  return (
    <SettingsSection id="address" title="Storefront address" lead="Your storefront’s address. The old one redirects to the new one.">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <TextInput
          label="Address"
          mono
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={40}
          error={errors.slug?.message}
          hint={
            <>
              3 to 40 lowercase letters and digits, with dashes between them. Your storefront is at{' '}
              <span className="figures wrap-anywhere">/{typed || '...'}</span>
            </>
          }
          {...form.register('slug')}
        />
        <SaveBar {...saving}>Change the address</SaveBar>
      </form>
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        danger={false}
        title={`Move from /${settings.slug} to /${wanted ?? typed}?`}
        confirmLabel="Change the address"
        onConfirm={async () => {
          setFailure(undefined)
          if (wanted) await onRename(wanted)
        }}
        onFail={(error) => {
          setWanted(undefined)
          const message = error instanceof CallError ? error.errors.slug?.[0] : undefined
          if (message) form.setError('slug', { type: 'server', message }, { shouldFocus: true })
          else setFailure(failureMessage(error))
        }}
      >
        Every link to the old address leads to the new one from then on. Your id <b>{settings.id}</b> stays as it is.
      </ConfirmDialog>
    </SettingsSection>
  )
}
