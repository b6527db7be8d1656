import { record } from '#domains/audit/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { emailKey, findUserByEmail, lockUser, type UserRow } from '../accounts/user.store.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { newSignInMail } from '../mails/new-sign-in.mail.ts'
import { isPassword } from '../passwords/passwords.ts'
import { isTwoFactorOn, spendSecondFactor } from '../two-factor/two-factor.ts'
import { type Bucket, countTry, forgetTry, passwordBuckets } from './guess-limits.ts'
import { findKnownDevice, rememberDevice } from './known-devices.ts'
import { type Scheme, type StartedSession, startSession } from './start-session.ts'

export type CheckedPassword = { user: UserRow | undefined; isRight: boolean; buckets: Bucket[] }

/** Counts the try, then compares. Whoever has tried too often is sent away before anything is computed. */
export const checkPassword = async (db: Reader, email: string, password: string, origin: Origin): Promise<CheckedPassword> => {
  const user = await findUserByEmail(db, email)
  const buckets = passwordBuckets(emailKey(email), origin.network, user && (await findKnownDevice(db, user.id, origin)))
  await countTry(db, buckets)
  return { user, isRight: await isPassword(password, user?.password_hash), buckets }
}

type SignIn = { checked: CheckedPassword; secondFactor: string | undefined; scheme: Scheme; origin: Origin; now: Date }

export type SignInOutcome = { userId: string; session: StartedSession } | { refusal: Refusal }

/** The account as it is now, held. A password that was changed since it was compared is a wrong one. */
const lockSame = async (tx: Tx, { user, isRight }: CheckedPassword): Promise<UserRow | undefined> => {
  if (!user || !isRight) return undefined
  const held = await lockUser(tx, user.id)
  return held.deleted_at === null && held.password_hash === user.password_hash ? held : undefined
}

/** Why not, if not. The same words for an unknown address and a wrong password. */
const judge = async (tx: Tx, deps: IdentityDeps, { checked, secondFactor, now }: SignIn): Promise<Refusal | undefined> => {
  const user = await lockSame(tx, checked)
  if (!user) return new Refusal('wrong-credentials')
  if (!isTwoFactorOn(user)) return undefined
  if (!secondFactor) return new Refusal('two-factor-needed')
  return (await spendSecondFactor(tx, deps.encryption, user, secondFactor, now)) ? undefined : new Refusal('wrong-two-factor')
}

export const signIn = async (tx: Tx, deps: IdentityDeps, wanted: SignIn): Promise<SignInOutcome> => {
  const { checked, scheme, origin, now } = wanted
  const refusal = await judge(tx, deps, wanted)
  const { user } = checked
  // The right password without its code is half a sign-in, and no guess.
  if (refusal?.code === 'two-factor-needed') await forgetTry(tx, checked.buckets)
  else if (refusal) {
    await record(tx, {
      action: 'sign-in.failed',
      at: now,
      actorId: user?.id ?? null,
      network: origin.network,
      details: { because: refusal.code },
    })
  }
  if (refusal || !user) return { refusal: refusal ?? new Refusal('wrong-credentials') }
  const session = await startSession(tx, deps.signatures, { userId: user.id, scheme, origin, now })
  await welcome(tx, deps, user, origin, now)
  await forgetTry(tx, checked.buckets)
  return { userId: user.id, session }
}

/** What follows every sign-in: it is written down, and a device that was never seen before is told to the owner. */
export const welcome = async (tx: Tx, deps: IdentityDeps, user: UserRow, origin: Origin, now: Date): Promise<void> => {
  const { network, device } = origin
  await record(tx, {
    action: 'sign-in.succeeded',
    at: now,
    actorId: user.id,
    creatorId: origin.scope || null,
    network,
    details: { device },
  })
  if ((await rememberDevice(tx, user.id, origin, now)) !== 'new') return
  const settingsLink = new URL('/account/settings#sessions', deps.publicUrl).href
  await tellOwner(tx, user.email, await newSignInMail({ name: user.name, device, network, at: now.toISOString(), settingsLink }), now)
}
