import { record } from '#domains/audit/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { endCodes } from '../accounts/code.store.ts'
import { proveAddress } from '../accounts/prove-address.ts'
import { spendMailedCode } from '../accounts/spend-mailed-code.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { changeUser, type UserRow } from '../accounts/user.store.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { passwordChangedMail } from '../mails/password-changed.mail.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { tryCode } from '../two-factor/try-code.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'

const purpose = 'reset-password'

type Reset = { email: string; code: string; password: string; origin: Origin; now: Date }

/** A code that opens nothing is refused before the password is hashed. */
export const prepareReset = async (db: Reader, reset: Reset): Promise<string> => {
  const { password, ...given } = reset
  const code = await tryCode(db, { ...given, purpose })
  await requireGoodPassword(password, code.email, 'body')
  return hashPassword(password)
}

export const mailPasswordChanged = async (tx: Tx, { publicUrl }: IdentityDeps, user: UserRow, now: Date): Promise<void> => {
  const resetLink = new URL('/forgot-password', publicUrl).href
  await tellOwner(tx, user.email, await passwordChangedMail({ name: user.name, at: now.toISOString(), resetLink }), now)
}

/** A new password for whoever reads the account's mail, which also proves the address. Every session ends. */
export const resetPassword = async (tx: Tx, deps: IdentityDeps, reset: Reset & { passwordHash: string }): Promise<void> => {
  const { now, passwordHash, origin } = reset
  const { user: asked } = await spendMailedCode(tx, { ...reset, purpose })
  const user = asked.confirmed_at ? asked : await proveAddress(tx, deps, { user: asked, isOwn: false, now })
  await changeUser(tx, user.id, { password_hash: passwordHash })
  // Whoever knew the old password may have asked for another address, too.
  await endCodes(tx, user.id, ['reset-password', 'confirm-account', 'change-email'], now)
  await deleteSessionsOf(tx, user.id)
  await record(tx, { action: 'password.reset', at: now, actorId: user.id, network: origin.network })
  // Whoever chooses a first password has nothing to be warned of.
  if (user.password_hash) await mailPasswordChanged(tx, deps, user, now)
}
