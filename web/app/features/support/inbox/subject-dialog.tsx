import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Conversation, conversationSubject, getConversation } from '#contract/support/conversations.ts'
import { topics } from '#contract/support/support.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { topicLabel } from './inbox-text.ts'
import { type Subject, subjectOf } from './use-conversation-acts.ts'

type SubjectDialogProps = {
  open: boolean
  onClose: () => void
  conversation: Conversation
  onSet: (subject: Subject, before: Conversation) => Promise<void>
}

const SubjectForm = ({ onClose, conversation, onSet }: SubjectDialogProps) => {
  /** The initial values. If they changed meanwhile that is reported once, and the typed values stay. */
  const [before, setBefore] = useState(conversation)
  const form = useForm<z.input<typeof conversationSubject>, unknown, Subject>({
    resolver: resolveWith(conversationSubject),
    values: subjectOf(before),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const { errors, isDirty } = form.formState
  const save = async (subject: Subject): Promise<void> => {
    try {
      await onSet(subject, before)
    } catch (error) {
      setBefore(await call(getConversation, { params: { conversationId: before.id } }))
      throw error
    }
  }
  const { state, submit, failure } = useSubmit(async () => {
    if (!isDirty || (await submitForm(form, save))) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <Select label="Topic" options={topics.map((value) => ({ value, label: topicLabel[value] }))} {...form.register('topic')} />
      <TextInput
        label="Order number"
        optional
        placeholder="ORD-000123"
        autoComplete="off"
        error={errors.orderNumber?.message}
        {...form.register('orderNumber')}
      />
      <TextInput label="License id" optional mono autoComplete="off" error={errors.licenseId?.message} {...form.register('licenseId')} />
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

/** Sets the subject of a conversation, where the customer's is missing or wrong. */
export const SubjectDialog = (props: SubjectDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title="Order, license and topic" size="small">
    <SubjectForm {...props} />
  </Dialog>
)
