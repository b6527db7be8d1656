import { Link, useSearchParams } from 'react-router'
import { accountFacts, IdentityAside, IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { MailSent } from '#web/features/identity/mail-sent.tsx'
import { SignUpForm } from '#web/features/identity/sign-up-form.tsx'
import { useSignUp } from '#web/features/identity/use-sign-up.ts'
import { useIsWorkshop } from '#web/lib/pages/use-is-workshop.ts'
import { pastSignIn } from '#web/lib/session/guards.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import { titled } from '#web/pages/parts/titled.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

export const handle = { query: ['to'] }

export const middleware = [pastSignIn()]
export const clientMiddleware = [pastSignIn()]

export const meta = titled(
  'Sign up',
  'A free account that keeps everything you buy on Soundfair in one place: licenses, devices, downloads and receipts.',
)

export default function SignUp() {
  const to = useSearchParams()[0].get('to')
  const signUp = useSignUp(to)
  const isWorkshop = useIsWorkshop()
  const signIn = withReturn('/sign-in', to)
  return (
    <IdentityFrame
      title={signUp.mailedTo ? 'One more step' : 'Create an account'}
      lead={signUp.mailedTo ? undefined : 'It’s free and keeps everything you buy in one place.'}
      aside={<IdentityAside title="Already have an account" facts={accountFacts} action={<ButtonLink to={signIn}>Sign in</ButtonLink>} />}
    >
      {signUp.mailedTo ? (
        <MailSent title="Check your inbox" email={signUp.mailedTo} isMailboxHere={isWorkshop}>
          <p>Open the link to confirm your address. It is valid for 7 days. If it doesn’t arrive, check your spam folder.</p>
          <p>
            Once you have confirmed it,{' '}
            <Link to={signIn} className="link">
              sign in
            </Link>{' '}
            to continue.
          </p>
        </MailSent>
      ) : (
        <SignUpForm {...signUp} />
      )}
    </IdentityFrame>
  )
}
