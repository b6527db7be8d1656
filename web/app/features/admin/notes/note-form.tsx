import { useForm } from 'react-hook-form'
import { staffNoteForm } from '#contract/admin/staff-notes.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'

export const NoteForm = ({ onAdd }: { onAdd: (text: string) => Promise<unknown> }) => {
  const form = useForm({ resolver: resolveWith(staffNoteForm), defaultValues: { text: '' } })
  const { state, submit, failure } = useSubmit(
    () =>
      submitForm(form, async ({ text }) => {
        await onAdd(text)
        form.reset()
      }),
    failureMessage,
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-3">
      <FailureNotice failure={failure} />
      <TextArea
        label="New note"
        hint="Only staff can read it."
        rows={2}
        maxLength={4000}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div>
        <SubmitButton kind="plain" size="small" state={state} busyLabel="Adding" successLabel="Added" errorLabel="Not added">
          Add note
        </SubmitButton>
      </div>
    </form>
  )
}
