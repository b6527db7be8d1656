import { useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { FailureNotice } from '../forms/failure-notice.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type Failure, useSubmit } from '../forms/use-submit.ts'
import { CheckboxGroup, type CheckboxOption } from '../inputs/checkbox-group.tsx'
import { Dialog } from './dialog.tsx'

type ChoicesDialogProps<Value extends string> = {
  open: boolean
  onClose: () => void
  title: string
  legend: string
  options: readonly CheckboxOption<Value>[]
  first: readonly Value[]
  /** Shown when nothing is chosen. */
  noneLabel: string
  confirmLabel: string
  /** Returns false when the person cancelled a prompt; the dialog then stays open. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing
  onSave: (chosen: Value[]) => Promise<boolean | void>
  textFor: (error: unknown) => Failure
}

/** Asks for at least one of a few choices. */
export const ChoicesDialog = <Value extends string>(props: ChoicesDialogProps<Value>) => {
  const { open, onClose, title, legend, options, first, noneLabel, confirmLabel, onSave, textFor } = props
  const id = useId()
  const [chosen, setChosen] = useState<readonly Value[]>(first)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    setChosen(first)
    setError(undefined)
  }
  const save = async (): Promise<false> => {
    setError(chosen.length === 0 ? noneLabel : undefined)
    if (chosen.length > 0 && (await onSave([...chosen])) !== false) onClose()
    return false
  }
  const { state, submit, failure } = useSubmit(save, textFor)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button size="small" onPress={close}>
            Cancel
          </Button>
          <SubmitButton size="small" form={id} state={state} errorLabel="Not saved">
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <FailureNotice failure={failure} />
        <CheckboxGroup legend={legend} options={options} chosen={chosen} onChange={setChosen} error={error} />
      </form>
    </Dialog>
  )
}
