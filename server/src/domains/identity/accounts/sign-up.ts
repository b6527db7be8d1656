import type { z } from 'zod'
import type { signUpForm } from '#contract/identity/identity.ts'
import { record } from '#domains/audit/index.ts'
import { storeAccountWishes } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { accountExistsMail } from '../mails/account-exists.mail.ts'
import { confirmAccountMail } from '../mails/confirm-account.mail.ts'
import { hashPassword, requireGoodPassword } from '../passwords/passwords.ts'
import { countTry, mailBuckets } from '../sessions/guess-limits.ts'
import { makeLink } from './mailed-link.ts'
import { tellOwner } from './tell-owner.ts'
import { emailKey, findHolder, findSignedUp, insertUser, lockAddresses, type UserRow } from './user.store.ts'

export type SignUpForm = z.output<typeof signUpForm>

/** The slow part: limits, the rules of passwords, the hash. The same for everyone, so that its time reveals nothing. */
export const prepareSignUp = async (db: Reader, form: SignUpForm, origin: Origin): Promise<string> => {
  await requireGoodPassword(form.password, form.email, 'password')
  await countTry(db, mailBuckets(emailKey(form.email), origin.network))
  return hashPassword(form.password)
}

/** Mailed to an existing account. Its owner decides what to do; the caller learns nothing. */
export const mailAccountExists = async (
  tx: Tx,
  { publicUrl }: IdentityDeps,
  user: Pick<UserRow, 'name' | 'email'>,
  now: Date,
): Promise<void> => {
  const signInLink = new URL('/sign-in', publicUrl).href
  const resetLink = new URL('/forgot-password', publicUrl).href
  await tellOwner(tx, user.email, await accountExistsMail({ name: user.name, signInLink, resetLink }), now)
}

type Asked = {
  userId: string
  name: string
  email: string
  browserHash: Buffer | null
  /** The order that made the account. */
  orderId?: string
  now: Date
}

export const mailConfirmation = async (
  tx: Tx,
  { publicUrl }: IdentityDeps,
  { userId, name, email, browserHash, orderId, now }: Asked,
): Promise<void> => {
  const link = await makeLink(tx, publicUrl, { purpose: 'confirm-account', userId, email, browserHash, now })
  await tellOwner(
    tx,
    email,
    await confirmAccountMail({ name, link, because: orderId === undefined ? 'signed-up' : 'bought' }),
    now,
    orderId,
  )
}

type SignUp = { form: SignUpForm; passwordHash: string; wantsNewsletter: boolean; browserSecret: string; origin: Origin; now: Date }

/**
 * Requests an account. Only the browser that chose the password may confirm with it: somebody who confirms elsewhere chooses
 * a new one. So nobody can prepare an account with somebody else's address and wait for them to confirm it.
 */
export const signUp = async (tx: Tx, deps: IdentityDeps, wanted: SignUp): Promise<void> => {
  const { form, now, origin } = wanted
  const { email, name } = form
  await lockAddresses(tx, email)
  const holder = await findHolder(tx, email)
  if (holder?.confirmed_at) return mailAccountExists(tx, deps, holder, now)
  // A second sign-up with an unconfirmed address: the first password stays, and this browser has not proven to know it.
  const known = await findSignedUp(tx, email)
  if (known) return mailConfirmation(tx, deps, { userId: known.id, name: known.name, email: known.email, browserHash: null, now })

  const userId = newId('usr', now)
  const user = {
    id: userId,
    email,
    name,
    passwordHash: wanted.passwordHash,
    address: form.address ?? null,
    confirmedAt: null,
    termsAcceptedAt: now,
    now,
  }
  if (!(await insertUser(tx, user))) return
  // An unticked box changes nothing: somebody who is subscribed already stays subscribed.
  if (wanted.wantsNewsletter) await storeAccountWishes(tx, { userId, scope: '', wishes: { newsletter: true }, now })
  await record(tx, { action: 'account.signed-up', at: now, actorId: userId, creatorId: origin.scope || null, network: origin.network })
  await mailConfirmation(tx, deps, { userId, name, email, browserHash: hashSecret(wanted.browserSecret), now })
}
