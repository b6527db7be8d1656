import { useId, useState } from 'react'
import type { StaffRole } from '#contract/permissions.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { StaffRoleBoxes } from './staff-role-boxes.tsx'

type StaffRoleDialogProps = {
  open: boolean
  onClose: () => void
  name: string
  roles: readonly StaffRole[]
  /** Answers false when the person turned away from the password question. */
  onSave: (roles: StaffRole[]) => Promise<boolean>
}

export const StaffRoleDialog = ({ open, onClose, name, roles, onSave }: StaffRoleDialogProps) => {
  const id = useId()
  const [chosen, setChosen] = useState<readonly StaffRole[]>(roles)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    setChosen(roles)
    setError(undefined)
  }
  const save = async (): Promise<false> => {
    setError(chosen.length === 0 ? 'Choose at least one role, or remove them from staff' : undefined)
    if (chosen.length > 0 && (await onSave([...chosen]))) onClose()
    return false
  }
  const { state, submit, failure } = useSubmit(save, failureWords)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Roles of ${name}`}
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
        <StaffRoleBoxes roles={chosen} onChange={setChosen} error={error} />
      </form>
    </Dialog>
  )
}
