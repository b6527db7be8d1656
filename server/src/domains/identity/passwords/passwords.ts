import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#kernel/refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { judgePassword, passwordMessages } from './password.rules.ts'

// argon2id, which is the library's own choice, with the memory and time that OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/** Compares with the account's hash. Where there is none it compares with nobody's: the time must not tell who has an account. */
export const isPassword = async (password: string, known: string | null | undefined): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password')
  const isRight = await verify(known ?? (await nobodys), password)
  return known ? isRight : false
}

/** Refuses at the field that the form calls it by. */
export const requireGoodPassword = async (password: string, email: string, field: string): Promise<void> => {
  const verdict = judgePassword(password, email, await commonPasswords())
  if (!verdict.good) refuse('invalid-input', { errors: { [field]: [passwordMessages[verdict.because]] } })
}
