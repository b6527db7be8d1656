import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import type { ButtonKind } from '../buttons/button-look.ts'
import { DialogFoot } from '../overlays/dialog-foot.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { Submission } from './use-submit.ts'

type DialogFormProps = {
  submission: Submission
  onClose: () => void
  /** The button's labels: idle, busy, failed. */
  labels: { act: string; busy: string; failed: string }
  kind?: ButtonKind | undefined
  disabled?: boolean | undefined
  children?: ReactNode
}

/** A form inside a dialog: the failure on top, the fields, then cancel and the main action. */
export const DialogForm = ({ submission, onClose, labels, kind = 'go', disabled, children }: DialogFormProps) => (
  <form noValidate method="post" onSubmit={submission.submit} className="grid gap-5">
    <FailureNotice failure={submission.failure} />
    {children}
    <DialogFoot>
      <Button size="small" onPress={onClose}>
        Cancel
      </Button>
      <SubmitButton
        kind={kind}
        size="small"
        state={submission.state}
        disabled={disabled}
        busyLabel={labels.busy}
        errorLabel={labels.failed}
      >
        {labels.act}
      </SubmitButton>
    </DialogFoot>
  </form>
)
