import { record } from '#domains/audit/index.ts'
import { confirmWishes } from '#domains/messages/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { endCodes, spendCode } from './code.store.ts'
import type { IdentityGround, Origin } from './ground.ts'
import { passwordChangedMail } from './mails/password-changed.mail.tsx'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { deleteSessionsOf } from './session.store.ts'
import { tellOwner } from './tell-owner.ts'
import { tryCode } from './try-code.ts'
import { changeUser, type UserRow } from './user.store.ts'

type Reset = { email: string; code: string; password: string; origin: Origin; now: Date }

const purpose = 'reset-password'

/** A code that opens nothing is refused before the password is hashed. */
export const prepareReset = async (db: Reader, reset: Reset): Promise<string> => {
  const { password, ...given } = reset
  const code = await tryCode(db, { ...given, purpose })
  await requireGoodPassword(password, code.email, 'body')
  return hashPassword(password)
}

export const mailPasswordChanged = async (tx: Tx, { publicUrl }: IdentityGround, user: UserRow, now: Date): Promise<void> => {
  const resetLink = new URL('/forgot-password', publicUrl).href
  await tellOwner(tx, user.email, await passwordChangedMail({ name: user.name, at: now.toISOString(), resetLink }), now)
}

/** A new password for whoever reads the account's mail, which also proves the address. Every session ends. */
export const resetPassword = async (tx: Tx, ground: IdentityGround, reset: Reset & { passwordHash: string }): Promise<void> => {
  const { email, now, passwordHash, origin } = reset
  const used = await spendCode(tx, { codeHash: hashSecret(reset.code), purpose, email, now })
  if (!used) return refuse('code-over')
  const { user } = used
  if (user.deleted_at) return refuse('code-over')
  await changeUser(tx, user.id, { password_hash: passwordHash, ...(!user.confirmed_at && { confirmed_at: now }) })
  await endCodes(tx, user.id, ['reset-password', 'confirm-account'], now)
  await deleteSessionsOf(tx, user.id)
  if (!user.confirmed_at) await confirmWishes(tx, '', user.email, now)
  await record(tx, { action: 'password.reset', at: now, actorId: user.id, network: origin.network })
  // Whoever chooses a first password has nothing to be warned of.
  if (user.password_hash) await mailPasswordChanged(tx, ground, user, now)
}
