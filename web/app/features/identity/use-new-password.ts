import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { resetPassword, signIn } from './identity-routes.ts'
import { loadShapes } from './load-shapes.ts'
import { useEntrance } from './use-sign-in.ts'

/** The state of the link: still valid, expired, or used with the sign-in left to do. */
export type NewPasswordOutcome = 'open' | 'over' | 'changed'

/** Sets the password with a code from an email, then signs in with it. Where that needs a second factor, the sign-in form takes over. */
export const useNewPassword = ({ email, code, to }: { email: string; code: string; to: string | undefined }) => {
  const [outcome, setOutcome] = useState<NewPasswordOutcome>('open')
  const enter = useEntrance(to)
  const fields = useForm({ resolver: resolveLater(async () => (await loadShapes()).checkNewPassword), defaultValues: { password: '' } })

  const signInWith = async (password: string): Promise<void> => {
    const user = await call(signIn, { query: { email }, body: password }).catch(() => null)
    if (user) await enter(user)
    else setOutcome('changed')
  }

  const send = async ({ password }: { password: string }): Promise<unknown> => {
    try {
      await call(resetPassword, { query: { email, code }, body: password })
    } catch (error) {
      if (!isRefusal(error, 'code-over')) throw error
      setOutcome('over')
      return false
    }
    return signInWith(password)
  }

  const submission = useSubmit(() => submitForm(fields, send, 'password'), failureMessage)
  return { ...submission, outcome, typed: fields.watch('password'), register: fields.register, errors: fields.formState.errors }
}
