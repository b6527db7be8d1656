import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { forgotPassword } from './identity-routes.ts'
import { loadShapes } from './load-shapes.ts'

/** The same answer whether or not the account exists: a different one would let a stranger find out who has an account. */
export const useForgotPassword = (knownEmail = '') => {
  const [mailedTo, setMailedTo] = useState<string>()
  const fields = useForm({ resolver: resolveLater(async () => (await loadShapes()).checkEmail), defaultValues: { email: knownEmail } })
  const submission = useSubmit(
    () =>
      submitForm(fields, async (entered) => {
        await call(forgotPassword, { query: entered })
        setMailedTo(entered.email)
      }),
    failureMessage,
  )
  return { ...submission, mailedTo, register: fields.register, errors: fields.formState.errors }
}
