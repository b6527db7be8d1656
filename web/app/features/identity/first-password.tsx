import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { LinkOver } from './link-over.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useNewPassword } from './use-new-password.ts'

/** An account that was created by a purchase has no password yet; the owner of the confirmed address may choose one. */
export const FirstPassword = ({ email, code, to }: { email: string; code: string; to: string }) => {
  const { outcome, ...newPassword } = useNewPassword({ email, code, to })
  if (outcome === 'changed') {
    return (
      <IdentityFrame title="Password saved" lead="Sign in with it to see what you own.">
        <SignInForm to={to} knownEmail={email} />
      </IdentityFrame>
    )
  }
  if (outcome === 'over') {
    return (
      <IdentityFrame title="Choose a password">
        <LinkOver action={<ButtonLink to="/forgot-password">Send a new link</ButtonLink>}>
          This took too long. Your address is confirmed; request a new link to choose your password.
        </LinkOver>
      </IdentityFrame>
    )
  }
  return (
    <IdentityFrame title="Choose a password" lead="Your address is confirmed. With a password you can get to your licenses from anywhere.">
      <NewPasswordForm {...newPassword} email={email}>
        Save and continue
      </NewPasswordForm>
    </IdentityFrame>
  )
}
