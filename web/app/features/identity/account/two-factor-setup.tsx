import { useForm } from 'react-hook-form'
import type { AnswerOf } from '#contract/core/route.ts'
import { type beginTwoFactor, confirmTwoFactor, confirmTwoFactorForm } from '#contract/identity/account.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type TwoFactorSetupProps = {
  secret: AnswerOf<typeof beginTwoFactor>
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

const useFirstCode = (onConfirmed: TwoFactorSetupProps['onConfirmed']) => {
  const form = useForm({ resolver: resolveWith(confirmTwoFactorForm), defaultValues: { code: '' } })
  const confirm = async ({ code }: { code: string }): Promise<unknown> => {
    try {
      const answer = await withRecentSignIn(() => call(confirmTwoFactor, { body: { code: code.replaceAll(/\s/g, '') } }))
      return answer !== false && (await onConfirmed(answer.recoveryCodes))
    } catch (error) {
      if (!isRefusal(error, 'wrong-two-factor')) throw error
      form.setError('code', { type: 'server', message: (error as Error).message }, { shouldFocus: true })
      return false
    }
  }
  return { ...useSubmit(() => submitForm(form, confirm), failureMessage), code: form.register('code'), error: form.formState.errors.code }
}

/** The secret in three forms, to scan, to type, and as a link on the phone itself; then a first code as proof. */
export const TwoFactorSetup = ({ secret, onConfirmed, onCancel }: TwoFactorSetupProps) => {
  const { state, submit, failure, code, error } = useFirstCode(onConfirmed)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.qrSvg)}`}
          alt="QR code with the secret for your authenticator app"
          width={176}
          height={176}
          // Cameras need dark on light, in either theme.
          className="size-44 rounded border border-line bg-[#fff] p-2"
        />
        <div className="grid min-w-0 content-start gap-3 text-14">
          <p>Scan this with your authenticator app. On your phone, open the link or enter the secret by hand.</p>
          <p className="figures rounded bg-paper-2 px-3 py-2 break-all">{secret.secret}</p>
          <p className="flex flex-wrap items-center gap-3">
            <CopyButton text={secret.secret}>Copy secret</CopyButton>
            <a href={secret.uri} className="link">
              Open in the app
            </a>
          </p>
        </div>
      </div>
      <FailureNotice failure={failure} />
      <TextInput
        label="Code from the app"
        mono
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        className="max-w-70"
        error={error?.message}
        {...code}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton state={state} busyLabel="Checking" errorLabel="Not turned on">
          Turn on two-factor
        </SubmitButton>
        <Button kind="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
