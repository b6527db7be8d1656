import { useSearchParams } from 'react-router'
import { IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { LinkOver } from '#web/features/identity/link-over.tsx'
import { NewPasswordForm } from '#web/features/identity/new-password-form.tsx'
import { SignInForm } from '#web/features/identity/sign-in-form.tsx'
import { useNewPassword } from '#web/features/identity/use-new-password.ts'
import { askedPath } from '#web/lib/session/return-path.ts'
import { secretHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

export const handle = { query: ['email', 'code', 'to'] }

export const meta = secretHead('Reset password')

export default function ResetPassword() {
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const code = query.get('code') ?? ''
  const to = askedPath(query.get('to'))
  const { outcome, ...newPassword } = useNewPassword({ email, code, to })

  if (outcome === 'changed') {
    return (
      <IdentityFrame title="Password changed" lead="You’ve been signed out everywhere else. Sign in with your new password.">
        <SignInForm to={to} knownEmail={email} />
      </IdentityFrame>
    )
  }
  if (outcome === 'over' || !email || !code) {
    return (
      <IdentityFrame title="Reset password">
        <LinkOver
          action={
            <ButtonLink kind="go" to="/forgot-password">
              Send a new link
            </ButtonLink>
          }
        >
          It has already been used or is more than an hour old. Request a new one. Nothing has changed.
        </LinkOver>
      </IdentityFrame>
    )
  }
  return (
    <IdentityFrame
      title="Choose a new password"
      lead={
        <>
          For <span className="wrap-anywhere text-ink">{email}</span>. You’ll be signed out everywhere else.
        </>
      }
    >
      <NewPasswordForm {...newPassword} email={email}>
        Save and sign in
      </NewPasswordForm>
    </IdentityFrame>
  )
}
