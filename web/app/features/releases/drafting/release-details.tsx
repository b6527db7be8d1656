import { useForm } from 'react-hook-form'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { type ReleaseForm, releaseForm } from '#contract/releases/own-releases.ts'
import { channels, isEditable } from '#contract/releases/release-states.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { saveForm } from '#web/lib/forms/save-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { MarkdownField } from '#web/ui/inputs/markdown-field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ReleaseNotes } from '../release-notes.tsx'
import { channelLabel } from '../release-text.ts'

type ReleaseDetailsProps = {
  release: OwnReleaseDetails
  canEdit: boolean
  onChange: (change: Partial<ReleaseForm>) => Promise<unknown>
}

const DetailsForm = ({ release, onChange }: Omit<ReleaseDetailsProps, 'canEdit'>) => {
  const { version, channel, notes } = release
  const form = useForm<ReleaseForm>({ resolver: resolveWith(releaseForm), defaultValues: { version, channel, notes } })
  const { errors, isDirty } = form.formState
  // Once it is approved, only its notes can be changed.
  const isOpen = isEditable(release.status)
  const save = (entered: ReleaseForm) => onChange(isOpen ? entered : { notes: entered.notes })
  const { state, submit, failure } = useSubmit(() => saveForm(form, save), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      {isOpen && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label="Version"
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            error={errors.version?.message}
            {...form.register('version')}
          />
          <Select
            label="Channel"
            options={channels.map((value) => ({ value, label: channelLabel[value] }))}
            {...form.register('channel')}
          />
        </div>
      )}
      <MarkdownField
        label="Notes"
        value={form.watch('notes')}
        onText={(text) => form.setValue('notes', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        error={errors.notes?.message}
      />
      <SaveBar state={state} isDirty={isDirty} onDiscard={() => form.reset()}>
        {isOpen ? 'Save version and notes' : 'Save notes'}
      </SaveBar>
    </form>
  )
}

/** Version, channel and notes: editable while they may be changed, otherwise plain text. */
export const ReleaseDetails = ({ release, canEdit, onChange }: ReleaseDetailsProps) => {
  if (canEdit && release.status !== 'InReview') return <DetailsForm key={release.id} release={release} onChange={onChange} />
  return release.notes.trim() === '' ? <p className="text-14 text-ink-2">No notes.</p> : <ReleaseNotes html={release.notesHtml} />
}
