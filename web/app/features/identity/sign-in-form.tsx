import { Link } from 'react-router'
import { withReturn } from '#web/lib/session/return-path.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { prepareShapes } from './load-shapes.ts'
import { TwoFactorFields } from './two-factor-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  /** Where to go afterwards, already checked to be on this site; without it, the user's own start page. */
  to: string | undefined
  /** The target in the address; links to the other ways to sign in keep it. */
  askedTo?: string | null
  knownEmail?: string | undefined
}

export const SignInForm = ({ to, askedTo, knownEmail }: SignInFormProps) => {
  const { step, back, register, errors, state, submit, failure, getEmail } = useSignIn({ to, knownEmail })
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={prepareShapes} className="grid max-w-105 gap-5">
      <FailureNotice failure={failure} />
      {/* Stays in the page while the code is asked for, so that password managers still see the whole form. */}
      <div className={step === 'password' ? 'grid gap-5' : 'hidden'}>
        <TextInput label="E-mail" type="email" autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          maxLength={256}
          error={errors.password?.message}
          {...register('password')}
        />
      </div>
      {step === 'code' && <TwoFactorFields email={getEmail()} error={errors.code?.message} {...register('code')} />}
      <SubmitButton wide state={state} busyLabel="Signing in" successLabel="Signed in" errorLabel="Not signed in">
        Sign in
      </SubmitButton>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-14">
        {step === 'code' ? (
          <button type="button" onClick={back} className="link">
            Use another account
          </button>
        ) : (
          <>
            <Link to={withReturn('/forgot-password', askedTo)} className="link">
              Forgot your password?
            </Link>
            <Link to={withReturn('/sign-up', askedTo)} className="link">
              Create an account
            </Link>
          </>
        )}
      </p>
    </form>
  )
}
