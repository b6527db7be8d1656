import { useState } from 'react'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Select, type SelectOption } from '#web/ui/inputs/select.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

export type TextAsk = {
  title: string
  description: string
  label: string
  submitLabel: string
  limit: number
  /** An additional choice: the creator to ask. */
  choice?: { label: string; options: readonly SelectOption[] }
  onSend: (text: string, chosen: string) => Promise<unknown>
}

type TextDialogProps = { ask: TextAsk | undefined; onClose: () => void }

const TextForm = ({ ask, onClose }: { ask: TextAsk; onClose: () => void }) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(ask.choice?.options[0]?.value ?? '')
  const [error, setError] = useState<string>()
  const { state, submit, failure } = useSubmit(async () => {
    if (!text.trim()) {
      setError('Write something first')
      return false
    }
    await ask.onSend(text.trim(), chosen)
    onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      {ask.choice && (
        <Select label={ask.choice.label} options={ask.choice.options} value={chosen} onChange={(event) => setChosen(event.target.value)} />
      )}
      <TextArea
        label={ask.label}
        rows={6}
        maxLength={ask.limit}
        value={text}
        error={error}
        onChange={(event) => {
          setError(undefined)
          setText(event.target.value)
        }}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Sending" errorLabel="Not done">
          {ask.submitLabel}
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** A dialog for one text: a note, a reply received elsewhere, a question to a creator. */
export const TextDialog = ({ ask, onClose }: TextDialogProps) => (
  <Dialog open={ask !== undefined} onClose={onClose} title={ask?.title ?? ''} description={ask?.description}>
    {ask && <TextForm key={ask.title} ask={ask} onClose={onClose} />}
  </Dialog>
)
