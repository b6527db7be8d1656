import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { deleteAccount, deleteAccountForm } from '#contract/identity/account.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { leave } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type DeleteAccountDialogProps = { user: User; open: boolean; onClose: () => void }

/** The one action that cannot be undone needs typing, not just a click. */
export const DeleteAccountDialog = ({ user, open, onClose }: DeleteAccountDialogProps) => {
  const id = useId()
  const navigate = useNavigate()
  const form = useForm({ resolver: resolveWith(deleteAccountForm), defaultValues: { email: '' } })

  const remove = async (entered: { email: string }): Promise<unknown> => {
    if (entered.email.toLowerCase() !== user.email.toLowerCase()) {
      form.setError('email', { type: 'other', message: 'This isn’t the address of this account' }, { shouldFocus: true })
      return false
    }
    const answer = await withRecentSignIn(() => call(deleteAccount, { body: entered }))
    if (answer === false) return false
    await leave()
    toast({ kind: 'ok', text: 'Your account has been deleted' })
    return navigate('/')
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, remove), failureMessage)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      description="You will lose your licenses and downloads. This can’t be undone."
      size="small"
      actions={
        <>
          <Button size="small" onPress={onClose}>
            Keep it
          </Button>
          <SubmitButton size="small" kind="danger" form={id} state={state} errorLabel="Not deleted">
            Delete permanently
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <FailureNotice failure={failure} />
        <TextInput
          label={
            <>
              Type <span className="wrap-anywhere">{user.email}</span> to continue
            </>
          }
          type="email"
          autoFocus
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </form>
    </Dialog>
  )
}
