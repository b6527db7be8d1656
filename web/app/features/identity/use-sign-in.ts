import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { twoFactorHeader } from '#contract/identity/sign-in-rules.ts'
import type { SignedInUser } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { homeOf } from '#web/lib/session/return-path.ts'
import { enterAs } from '#web/lib/session/viewer-changes.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import type { Credentials } from './entered-shapes.ts'
import { signIn } from './identity-routes.ts'
import { loadShapes } from './load-shapes.ts'

export type SignInStep = 'password' | 'code'

/** Authenticator apps group the digits of a code with spaces. */
const codeHeader = ({ code }: Credentials): Record<string, string> => (code ? { [twoFactorHeader]: code.replaceAll(/\s/g, '') } : {})

/** Where to go after signing in: the requested page, or the user's own start page. Staff without a second factor set it up first. */
export const useEntrance = (to: string | undefined) => {
  const navigate = useNavigate()
  return async (user: SignedInUser): Promise<void> => {
    await enterAs(user)
    await navigate(user.twoFactorRequired ? '/account/settings#two-factor' : (to ?? homeOf(user)), { replace: true })
  }
}

/** Signs in with the password; where two-factor is on, asks for the code and sends both. */
export const useSignIn = ({ to, knownEmail = '' }: { to: string | undefined; knownEmail?: string | undefined }) => {
  const [step, setStep] = useState<SignInStep>('password')
  const enter = useEntrance(to)
  const form = useForm<Credentials, unknown, Credentials>({
    resolver: resolveLater(async () => (await loadShapes())[step === 'code' ? 'checkCode' : 'checkPassword']),
    defaultValues: { email: knownEmail, password: '', code: '' },
  })

  const send = async (entered: Credentials): Promise<unknown> => {
    try {
      const user = await call(signIn, { query: { email: entered.email }, body: entered.password }, { headers: codeHeader(entered) })
      await enter(user)
      return true
    } catch (error) {
      if (isRefusal(error, 'two-factor-needed')) {
        setStep('code')
        return false
      }
      if (!isRefusal(error, 'wrong-two-factor')) throw error
      form.setError('code', { type: 'server', message: (error as Error).message }, { shouldFocus: true })
      return false
    }
  }

  const submission = useSubmit(() => submitForm(form, send), failureMessage)
  const back = (): void => {
    form.resetField('code')
    setStep('password')
  }
  return { ...submission, step, back, register: form.register, errors: form.formState.errors, getEmail: () => form.getValues('email') }
}
