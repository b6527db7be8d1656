import { useId, useState } from 'react'
import type { CreatorRole } from '#contract/permissions.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { RoleBoxes } from './role-boxes.tsx'

type RoleDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  roles: readonly CreatorRole[]
  onSave: (roles: CreatorRole[]) => Promise<void>
}

export const RoleDialog = ({ open, onClose, title, roles, onSave }: RoleDialogProps) => {
  const id = useId()
  const [chosen, setChosen] = useState<readonly CreatorRole[]>(roles)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    setChosen(roles)
    setError(undefined)
  }
  const save = async (): Promise<false> => {
    setError(chosen.length === 0 ? 'Choose at least one role' : undefined)
    if (chosen.length === 0) return false
    await onSave([...chosen])
    onClose()
    return false
  }
  const { state, submit, failure } = useSubmit(save, failureWords)
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
            Save roles
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <FailureNotice failure={failure} />
        <RoleBoxes roles={chosen} onChange={setChosen} error={error} />
      </form>
    </Dialog>
  )
}
