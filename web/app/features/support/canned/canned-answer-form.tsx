import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  addCannedAnswer,
  answerFields,
  type CannedAnswer,
  cannedAnswerForm,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '#contract/support/canned-answers.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Form = z.output<typeof cannedAnswerForm>

const save = (body: Form, answer: CannedAnswer | undefined): Promise<CannedAnswer> =>
  answer
    ? call(changeCannedAnswer, { params: { cannedAnswerId: answer.id }, body: { ...body, version: answer.version } })
    : call(addCannedAnswer, { body })

/** A new answer is removed, a changed one restored, unless a colleague has changed it since. */
const takeBack = ({ id, version }: CannedAnswer, before: CannedAnswer | undefined): Promise<unknown> =>
  before
    ? save({ title: before.title, body: before.body }, { ...before, version })
    : call(removeCannedAnswer, { params: { cannedAnswerId: id }, query: { version } })

type Props = { answer: CannedAnswer | undefined; onClose: () => void }

const CannedAnswerForm = ({ answer, onClose }: Props) => {
  const reread = useReread()
  const form = useForm<z.input<typeof cannedAnswerForm>, unknown, Form>({
    resolver: resolveWith(cannedAnswerForm),
    defaultValues: { title: answer?.title ?? '', body: answer?.body ?? '' },
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(async () => {
    const isSaved = await submitForm(form, async (body) => {
      const saved = await save(body, answer)
      await reread(listCannedAnswers)
      const undo = () =>
        takeBack(saved, answer)
          .catch(tellFailure)
          .finally(() => reread(listCannedAnswers))
      toast({ kind: 'ok', text: `“${saved.title}” was ${answer ? 'changed' : 'added'}`, action: { label: 'Undo', run: undo } })
    })
    if (isSaved) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput label="Title" autoComplete="off" maxLength={80} error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Answer"
        rows={8}
        maxLength={10_000}
        hint={`Filled in where it is used: ${answerFields.map((field) => `{${field}}`).join(', ')}`}
        error={errors.body?.message}
        {...form.register('body')}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Saving" errorLabel="Not saved">
          Save
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** The dialog for a new or changed canned answer. */
export const CannedAnswerDialog = ({ open, ...props }: Props & { open: boolean }) => (
  <Dialog open={open} onClose={props.onClose} title={props.answer ? 'Edit answer' : 'New canned answer'}>
    {open && <CannedAnswerForm {...props} />}
  </Dialog>
)
