import { Link, useSearchParams } from 'react-router'
import { ForgotPasswordForm } from '#web/features/identity/forgot-password-form.tsx'
import { IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { MailSent } from '#web/features/identity/mail-sent.tsx'
import { useForgotPassword } from '#web/features/identity/use-forgot-password.ts'
import { useIsWorkshop } from '#web/lib/pages/use-is-workshop.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import { titled } from '#web/pages/parts/titled.ts'

export const handle = { query: ['to'] }

export const meta = titled(
  'Forgot password',
  'Enter your e-mail, and we’ll send a link to choose a new password for your Soundfair account.',
)

export default function ForgotPassword() {
  const [query] = useSearchParams()
  const forgot = useForgotPassword()
  const isWorkshop = useIsWorkshop()
  return (
    <IdentityFrame title="Forgot password" lead="Enter your address and we’ll send you a link to choose a new password.">
      {forgot.mailedTo ? (
        <MailSent title="Check your inbox" email={forgot.mailedTo} isMailboxHere={isWorkshop}>
          <p>The link is valid for 1 hour. If it doesn’t arrive, check your spam folder or try another address you may have used.</p>
        </MailSent>
      ) : (
        <ForgotPasswordForm {...forgot} />
      )}
      <p className="mt-6 text-14">
        <Link to={withReturn('/sign-in', query.get('to'))} className="link">
          Back to sign in
        </Link>
      </p>
    </IdentityFrame>
  )
}
