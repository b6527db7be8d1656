import { Suspense, useState } from 'react'
import { SignUpForm } from '#web/features/identity/sign-up-form.tsx'
import { useSignUp } from '#web/features/identity/use-sign-up.ts'
import { useIsWorkshop } from '#web/lib/pages/use-is-workshop.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Most applicants are new: the sign-in form is loaded only on request.
const SignInForm = lazyPart(
  () => import('#web/features/identity/sign-in-form.tsx').then((part) => part.SignInForm),
  (text) => <ErrorState title={text} />,
)

const MailSent = lazyPart(
  () => import('#web/features/identity/mail-sent.tsx').then((part) => part.MailSent),
  () => <p>If your address is right, an e-mail is on its way.</p>,
)

const here = '/become-a-creator/apply'

const SignUpHere = () => {
  const signUp = useSignUp(here)
  const isWorkshop = useIsWorkshop()
  if (!signUp.mailedTo) return <SignUpForm {...signUp} />
  return (
    <Suspense fallback={null}>
      <MailSent title="Check your inbox" email={signUp.mailedTo} isMailboxHere={isWorkshop}>
        <p>Open the link to confirm your address, then come back here. What you wrote stays in this browser.</p>
      </MailSent>
    </Suspense>
  )
}

/**
 * Applications are answered by email, so sending needs an account. It can be created or signed in to right here; what was written stays.
 */
export const AccountStep = () => {
  const [way, setWay] = useState<'sign-in' | 'sign-up'>('sign-up')
  return (
    <section aria-labelledby="your-account" className="grid gap-5 border-t border-ink pt-5">
      <div className="grid gap-1">
        <h2 id="your-account" className="text-20">
          Your account
        </h2>
        <p className="max-w-[40em] text-14 text-ink-2">
          You need an account with a confirmed address so we can reply. What you wrote above is saved.
        </p>
      </div>
      <Segmented
        label="With which account"
        segments={[
          { value: 'sign-up', label: 'I’m new here' },
          { value: 'sign-in', label: 'I have an account' },
        ]}
        value={way}
        onChange={setWay}
        className="justify-self-start"
      />
      {way === 'sign-in' ? (
        <Suspense fallback={null}>
          <SignInForm to={here} askedTo={here} />
        </Suspense>
      ) : (
        <SignUpHere />
      )}
    </section>
  )
}
