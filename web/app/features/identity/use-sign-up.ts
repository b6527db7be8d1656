import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { rememberReturn } from '#web/lib/session/remembered-return.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import type { CheckedAccount, EnteredAccount } from './entered-shapes.ts'
import { signUp } from './identity-routes.ts'
import { loadShapes } from './load-shapes.ts'

// The boxes start unticked, which the type of the finished form does not allow.
const blank = {
  name: '',
  email: '',
  password: '',
  acceptedPrivacyPolicy: false,
  acceptedTermsAndConditions: false,
  newsletter: false,
} as unknown as EnteredAccount

/** Signs up. The answer is the same for every address: an email is on its way. */
export const useSignUp = (to: string | null) => {
  const [mailedTo, setMailedTo] = useState<string>()
  const fields = useForm<EnteredAccount, unknown, CheckedAccount>({
    resolver: resolveLater(async () => (await loadShapes()).checkAccount),
    defaultValues: blank,
  })

  const send = async ({ newsletter, ...body }: CheckedAccount): Promise<void> => {
    const answer = await call(signUp, { query: newsletter ? { communicationOptIn: 'true' } : {}, body })
    rememberReturn(to, Date.now())
    setMailedTo(answer.email)
  }

  const submission = useSubmit(() => submitForm(fields, send), failureMessage)
  const [email, password] = fields.watch(['email', 'password'])
  return { ...submission, mailedTo, typed: { email, password }, register: fields.register, errors: fields.formState.errors }
}
