import { z } from 'zod'
import { email } from '#contract/core/text.ts'
import { givenPassword, mailedCode, newPassword, signUpForm } from '#contract/identity/identity.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'

const credentials = z.object({ email, password: givenPassword, code: z.string() })
export type Credentials = z.output<typeof credentials>
export const checkPassword = resolveWith(credentials)
export const checkCode = resolveWith(credentials.extend({ code: mailedCode }))

const account = signUpForm.omit({ address: true }).extend({ newsletter: z.boolean() })
export type EnteredAccount = z.input<typeof account>
export type CheckedAccount = z.output<typeof account>
export const checkAccount = resolveWith(account)

export const checkEmail = resolveWith(z.object({ email }))
export const checkNewPassword = resolveWith(z.object({ password: newPassword }))
