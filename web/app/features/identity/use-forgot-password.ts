import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/core/text.ts'
import { forgotPassword } from '#contract/identity/identity.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

const form = z.object({ email })

/** The same answer whether or not there is such an account: a different one would let a stranger ask who is here. */
export const useForgotPassword = (knownEmail = '') => {
  const [mailedTo, setMailedTo] = useState<string>()
  const fields = useForm({ resolver: resolveWith(form), defaultValues: { email: knownEmail } })
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
