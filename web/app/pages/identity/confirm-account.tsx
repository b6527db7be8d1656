import { useSearchParams } from 'react-router'
import { ConfirmAccountForm } from '#web/features/identity/confirm-account-form.tsx'
import { FirstPassword } from '#web/features/identity/first-password.tsx'
import { IdentityFrame } from '#web/features/identity/identity-frame.tsx'
import { LinkOver } from '#web/features/identity/link-over.tsx'
import { useConfirmAccount } from '#web/features/identity/use-confirm-account.ts'
import { recallReturn } from '#web/lib/session/remembered-return.ts'
import { returnPath } from '#web/lib/session/return-path.ts'
import { secretHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'

export const handle = { query: ['email', 'code'] }

export const meta = secretHead('Confirm account')

export default function ConfirmAccount() {
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const code = query.get('code') ?? ''
  const isAlive = useIsAlive()
  const to = returnPath(isAlive ? recallReturn(Date.now()) : null)
  const { confirmation, ...confirm } = useConfirmAccount({ email, code, to })

  if (confirmation.step === 'over' || !email || !code) return <ConfirmationOver />
  if (confirmation.step === 'password') return <FirstPassword email={email} code={confirmation.code} to={to} />
  return (
    <IdentityFrame
      title="Confirm your account"
      lead={
        <>
          This address is yours: <span className="wrap-anywhere text-ink">{email}</span>
        </>
      }
    >
      <ConfirmAccountForm {...confirm} />
    </IdentityFrame>
  )
}

const ConfirmationOver = () => (
  <IdentityFrame title="Confirm your account">
    <LinkOver
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="go" to="/sign-in?to=/account">
            Sign in
          </ButtonLink>
          <ButtonLink to="/forgot-password">Choose a password</ButtonLink>
        </div>
      }
    >
      It has already been used or is older than 7 days. If your account is confirmed, sign in. If not, request a new link on your account
      page. If your account has no password yet, choose one: that confirms the address too.
    </LinkOver>
  </IdentityFrame>
)
