import { useForm } from 'react-hook-form'
import { approvalForm, type StaffApplication } from '#contract/creators/staff-applications.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'

type ApproveDialogProps = {
  open: boolean
  onClose: () => void
  application: StaffApplication
  onApprove: (creatorId: string) => Promise<unknown>
}

const ApproveFields = ({ onClose, application, onApprove }: ApproveDialogProps) => {
  const form = useForm({ resolver: resolveWith(approvalForm), defaultValues: { creatorId: application.wishedId } })
  const { state, submit, failure } = useSubmit(async () => {
    if (await submitForm(form, ({ creatorId }) => onApprove(creatorId))) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="Id"
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        hint={
          <>
            It can’t be changed later and is part of the address{' '}
            <span className="figures wrap-anywhere">/{form.watch('creatorId') || '...'}</span>
            {!application.isIdFree && '. The one they asked for is no longer free.'}
          </>
        }
        error={form.formState.errors.creatorId?.message}
        {...form.register('creatorId')}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Approving" errorLabel="Not approved">
          Approve
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Creates the creator, with the requested id or another. */
export const ApproveDialog = (props: ApproveDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`Approve ${props.application.name}`}
    description={`${props.application.applicant.name || props.application.applicant.email} becomes its Admin and gets an e-mail. The storefront is public once you make it live.`}
    size="small"
  >
    <ApproveFields {...props} />
  </Dialog>
)
