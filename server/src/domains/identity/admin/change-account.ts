import { record } from '#domains/audit/index.ts'
import { moveWishes } from '#domains/email/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { endCodes } from '../accounts/code.store.ts'
import { moveToAddress, proveAddress } from '../accounts/prove-address.ts'
import { mailConfirmation } from '../accounts/sign-up.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { changeUser } from '../accounts/user.store.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { emailChangedMail } from '../mails/email-changed.mail.ts'
import { emailSetMail } from '../mails/email-set.mail.ts'
import { twoFactorChangedMail } from '../mails/two-factor-changed.mail.ts'
import { mailResetLink } from '../passwords/forgot-password.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { dropRecoveryCodes } from '../two-factor/recovery-codes.ts'
import { isTwoFactorOn } from '../two-factor/two-factor.ts'
import { lockAccount, type StaffActor } from './lock-account.ts'

type About = { userId: string; actor: StaffActor }

type Told = Parameters<typeof record>[1]['action']

/** The log says who did it to whom and why; addresses stay out of it, because nothing there can ever be forgotten. */
const tell = (tx: Tx, action: Told, { userId, actor }: About, reason?: string) =>
  record(tx, {
    action,
    at: actor.now,
    actorId: actor.userId,
    network: actor.network,
    subject: userId,
    ...(reason && { details: { reason } }),
  })

/** Sends the link to confirm an address once more. */
export const resendConfirmation = async (tx: Tx, deps: IdentityDeps, about: About): Promise<void> => {
  const user = await lockAccount(tx, about.actor, about.userId)
  if (user.confirmed_at) refuse('already-done', { detail: 'This account is already confirmed.' })
  await mailConfirmation(tx, deps, { userId: user.id, name: user.name, email: user.email, browserHash: null, now: about.actor.now })
  await tell(tx, 'account.confirmation-sent', about)
}

/**
 * Staff know that an address is somebody's. What waited for it comes to the account; whoever else signed up with it is left with
 * nothing. An account without a password gets a link to choose one.
 */
export const confirmByStaff = async (tx: Tx, deps: IdentityDeps, about: About, reason: string): Promise<string> => {
  const user = await lockAccount(tx, about.actor, about.userId)
  if (user.confirmed_at) refuse('already-done', { detail: 'This account is already confirmed.' })
  const { now } = about.actor
  const confirmed = await proveAddress(tx, deps, { user, isOwn: user.password_hash !== null, now })
  await endCodes(tx, confirmed.id, ['confirm-account'], now)
  if (confirmed.password_hash === null) await mailResetLink(tx, deps, confirmed.email, now)
  await tell(tx, 'account.confirmed', { ...about, userId: confirmed.id }, reason)
  return confirmed.id
}

type EmailChange = About & { email: string; was: string; reason: string }

/** The account moves to an address that staff know to be theirs. Every session ends, and both addresses are told. */
export const changeEmailByStaff = async (tx: Tx, deps: IdentityDeps, change: EmailChange): Promise<void> => {
  const { actor, email, was, reason } = change
  const { now } = actor
  const user = await lockAccount(tx, actor, change.userId, email)
  if (user.email.toLowerCase() !== was.toLowerCase())
    refuse('edited-elsewhere', { detail: 'The address of this account has changed in the meantime. Check it again.' })
  if (user.email.toLowerCase() === email.toLowerCase())
    refuse('invalid-input', { errors: { email: ['The account already has this address'] } })
  if (!(await moveToAddress(tx, deps, { user, email, now })))
    refuse('invalid-input', { errors: { email: ['Another account has this address. Merge the two instead.'] } })
  await endCodes(tx, user.id, ['change-email', 'reset-password', 'confirm-account'], now)
  await deleteSessionsOf(tx, user.id)
  if (user.confirmed_at) await moveWishes(tx, user.email, email, now)
  const supportLink = new URL('/support#contact', deps.publicUrl).href
  await tellOwner(tx, user.email, await emailChangedMail({ name: user.name, newEmail: email, supportLink }), now)
  const signInLink = new URL('/sign-in', deps.publicUrl).href
  await tellOwner(tx, email, await emailSetMail({ name: user.name, signInLink }), now)
  await tell(tx, 'email.changed', change, reason)
}

/** Signs somebody out everywhere. Answers how many sessions that were. */
export const endSessionsByStaff = async (tx: Tx, about: About, reason: string): Promise<number> => {
  const user = await lockAccount(tx, about.actor, about.userId)
  const ended = await deleteSessionsOf(tx, user.id)
  await tell(tx, 'session.ended-everywhere', about, reason)
  return Number(ended[0]?.numDeletedRows ?? 0n)
}

/** For somebody who lost their phone and their recovery codes: the password alone signs them in again, and they are told. */
export const resetTwoFactor = async (tx: Tx, deps: IdentityDeps, about: About, reason: string): Promise<void> => {
  const user = await lockAccount(tx, about.actor, about.userId)
  const { now } = about.actor
  if (!isTwoFactorOn(user)) refuse('already-done', { detail: 'Two-factor is already off.' })
  await changeUser(tx, user.id, { totp_secret: null, totp_since: null, totp_step: null })
  await dropRecoveryCodes(tx, user.id)
  await deleteSessionsOf(tx, user.id)
  const settingsLink = new URL('/account/settings#two-factor', deps.publicUrl).href
  await tellOwner(tx, user.email, await twoFactorChangedMail({ name: user.name, isOn: false, at: now.toISOString(), settingsLink }), now)
  await tell(tx, 'two-factor.off', about, reason)
}
