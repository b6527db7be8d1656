import { record } from '#domains/audit/index.ts'
import { moveWishes } from '#domains/email/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { confirmEmailChangeMail } from '../mails/confirm-email-change.mail.ts'
import { emailChangeAskedMail } from '../mails/email-change-asked.mail.ts'
import { emailChangedMail } from '../mails/email-changed.mail.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { endCodes } from './code.store.ts'
import { makeLink } from './mailed-link.ts'
import { moveToAddress } from './prove-address.ts'
import { mailAccountExists } from './sign-up.ts'
import { spendMailedCode } from './spend-mailed-code.ts'
import { tellOwner } from './tell-owner.ts'
import { findHolder, lockUser } from './user.store.ts'

type Asked = { userId: string; newEmail: string; origin: Origin; now: Date }

/** Asks the new address whether it wants this, and tells the old one. An address that has an account gets another mail and the asker the same answer. */
export const askForEmailChange = async (tx: Tx, deps: IdentityDeps, { userId, newEmail, origin, now }: Asked): Promise<void> => {
  const user = await lockUser(tx, userId)
  const { name } = user
  await endCodes(tx, userId, ['change-email'], now)
  const link = await makeLink(tx, deps.publicUrl, { purpose: 'change-email', userId, email: newEmail, now })
  const taken = await findHolder(tx, newEmail)
  if (taken?.confirmed_at) await mailAccountExists(tx, deps, taken, now)
  else await tellOwner(tx, newEmail, await confirmEmailChangeMail({ name, newEmail, link }), now)
  const settingsLink = new URL('/account/settings', deps.publicUrl).href
  await tellOwner(tx, user.email, await emailChangeAskedMail({ name, newEmail, settingsLink }), now)
  await record(tx, { action: 'email.change-asked', at: now, actorId: userId, network: origin.network })
}

type Confirmed = {
  email: string
  code: string
  session: { userId: string; id: string } | undefined
  /** Where it is asked for inside an account, its own code alone counts: that account is held already, and nobody else's is. */
  onlyOf?: string
  origin: Origin
  now: Date
}

const elsewhere = { detail: 'Sign in to the account you want to change, then open the link again.' }

/**
 * The new address confirmed, where the account is signed in: a stranger who clicks the link in a mail they wonder about must not give
 * their purchases to somebody else's account. Other sessions end, and the old address is told for the last time.
 */
export const confirmEmailChange = async (
  tx: Tx,
  deps: IdentityDeps,
  { email, code, session, onlyOf, origin, now }: Confirmed,
): Promise<void> => {
  const { user, email: newEmail } = await spendMailedCode(tx, { purpose: 'change-email', email, code, userId: onlyOf, now })
  if (session?.userId !== user.id) return refuse(session ? 'not-allowed' : 'signed-out', elsewhere)
  if (!(await moveToAddress(tx, deps, { user, email: newEmail, now }))) return refuse('code-over')
  await endCodes(tx, user.id, ['change-email', 'reset-password', 'confirm-account'], now)
  await deleteSessionsOf(tx, user.id, session.id)
  // Subscriptions of an address that was never confirmed stay with it; what the account asked for itself moved when it was confirmed.
  if (user.confirmed_at) await moveWishes(tx, user.email, newEmail, now)
  const supportLink = new URL('/support#contact', deps.publicUrl).href
  await tellOwner(tx, user.email, await emailChangedMail({ name: user.name, newEmail, supportLink }), now)
  await record(tx, { action: 'email.changed', at: now, actorId: user.id, network: origin.network })
}
