import { Link } from 'react-router'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { prepareShapes } from './load-shapes.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import type { useSignUp } from './use-sign-up.ts'

const LegalLink = ({ to, children }: { to: string; children: string }) => (
  // In a new tab: otherwise what was typed here would be lost.
  <Link to={to} target="_blank" className="link">
    {children}
  </Link>
)

export const SignUpForm = ({ register, errors, typed, state, submit, failure }: ReturnType<typeof useSignUp>) => (
  <form noValidate method="post" onSubmit={submit} onFocus={prepareShapes} className="grid max-w-105 gap-5">
    <FailureNotice failure={failure} />
    <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
    <TextInput label="E-mail" type="email" autoComplete="username" error={errors.email?.message} {...register('email')} />
    <NewPasswordInput
      label="Password"
      typed={typed.password}
      email={typed.email}
      error={errors.password?.message}
      {...register('password')}
    />
    <div className="grid gap-3 border-t border-line pt-5">
      <Checkbox
        label={
          <>
            I accept the <LegalLink to="/terms-of-use">terms of use</LegalLink>
          </>
        }
        error={errors.acceptedTermsAndConditions?.message}
        {...register('acceptedTermsAndConditions')}
      />
      <Checkbox
        label={
          <>
            I have read the <LegalLink to="/privacy-policy">privacy policy</LegalLink> and accept it
          </>
        }
        error={errors.acceptedPrivacyPolicy?.message}
        {...register('acceptedPrivacyPolicy')}
      />
      <Checkbox label="Send me the newsletter: new sounds, about once a month" {...register('newsletter')} />
    </div>
    <SubmitButton wide state={state} busyLabel="Creating" successLabel="Done" errorLabel="Not created">
      Create account
    </SubmitButton>
  </form>
)
