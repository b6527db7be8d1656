import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { changeUser, lockUser } from '../accounts/user.store.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { type Bucket, forgetTry } from '../sessions/guess-limits.ts'
import { deleteSessionsOf, renewAuthentication } from '../sessions/session.store.ts'
import { checkPassword } from '../sessions/sign-in.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { mailPasswordChanged } from './reset-password.ts'

type Holder = { email: string; origin: Origin }

/** The password of somebody who is signed in, asked for once more. It is throttled like a sign-in: a browser may be left open. */
export const requireOwnPassword = async (db: Reader, { email, origin }: Holder, password: string, field: string): Promise<Bucket[]> => {
  const { isRight, buckets } = await checkPassword(db, email, password, origin)
  return isRight ? buckets : refuse('invalid-input', { errors: { [field]: ['This isn’t your password'] } })
}

type Passwords = { currentPassword: string; newPassword: string }

export const prepareSetPassword = async (db: Reader, holder: Holder, { currentPassword, newPassword }: Passwords) => {
  const buckets = await requireOwnPassword(db, holder, currentPassword, 'currentPassword')
  await requireGoodPassword(newPassword, holder.email, 'newPassword')
  return { buckets, passwordHash: await hashPassword(newPassword) }
}

type NewPassword = { userId: string; sessionId: string; passwordHash: string; buckets: Bucket[]; origin: Origin; now: Date }

/** Every other session ends: whoever had the old password is out. */
export const setPassword = async (tx: Tx, deps: IdentityDeps, { userId, sessionId, passwordHash, buckets, origin, now }: NewPassword) => {
  const user = await lockUser(tx, userId)
  await changeUser(tx, userId, { password_hash: passwordHash })
  await deleteSessionsOf(tx, userId, sessionId)
  await renewAuthentication(tx, sessionId, now)
  await record(tx, { action: 'password.changed', at: now, actorId: userId, network: origin.network })
  await mailPasswordChanged(tx, deps, user, now)
  await forgetTry(tx, buckets)
}

/** Makes the sign-in recent again for what asks for it. */
export const confirmPassword = async (tx: Tx, sessionId: string, buckets: Bucket[], now: Date): Promise<void> => {
  await renewAuthentication(tx, sessionId, now)
  await forgetTry(tx, buckets)
}
