import { Link, useSearchParams } from 'react-router'
import { accountFacts, IdentityAside, IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { SignInForm } from '#web/features/identity/sign-in-form.tsx'
import { pastSignIn } from '#web/lib/session/guards.ts'
import { askedPath, withReturn } from '#web/lib/session/return-path.ts'
import { titled } from '#web/pages/parts/titled.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

export const handle = { query: ['to'] }

export const middleware = [pastSignIn()]
export const clientMiddleware = [pastSignIn()]

export const meta = titled('Sign in', 'Sign in to Soundfair for your licenses, downloads and receipts, or to your studio.')

export default function SignIn() {
  const to = useSearchParams()[0].get('to')
  return (
    <IdentityFrame
      title="Sign in"
      lead="Your licenses, devices and downloads are in your account."
      aside={
        <IdentityAside
          title="New to Soundfair"
          facts={accountFacts}
          action={<ButtonLink to={withReturn('/sign-up', to)}>Create an account</ButtonLink>}
        />
      }
    >
      <SignInForm to={askedPath(to)} askedTo={to} />
      <p className="mt-6 text-14 text-ink-2">
        Bought without an account?{' '}
        <Link to={withReturn('/forgot-password', to)} className="link">
          Choose a password
        </Link>
        .
      </p>
    </IdentityFrame>
  )
}
