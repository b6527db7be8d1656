import { renderSVG } from 'uqr'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { changeUser, lockUser, type UserRow } from '../accounts/user.store.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { twoFactorChangedMail } from '../mails/two-factor-changed.mail.ts'
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { isTwoFactorOn, newTotp, stepOfCode } from './two-factor.ts'

type Change = { userId: string; origin: Origin; now: Date }

const tellChange = async (tx: Tx, { publicUrl }: IdentityDeps, user: UserRow, isOn: boolean, { origin, now }: Change): Promise<void> => {
  const settingsLink = new URL('/account/settings#two-factor', publicUrl).href
  await record(tx, { action: isOn ? 'two-factor.on' : 'two-factor.off', at: now, actorId: user.id, network: origin.network })
  await tellOwner(tx, user.email, await twoFactorChangedMail({ name: user.name, isOn, at: now.toISOString(), settingsLink }), now)
}

/** A new secret. It waits until a code shows that the app has it. */
export const beginTwoFactor = async (tx: Tx, { encryption }: IdentityDeps, userId: string) => {
  const user = await lockUser(tx, userId)
  // Otherwise a stranger who signed up with somebody's address could lock its owner out.
  if (!user.confirmed_at) return refuse('not-allowed', { detail: 'Confirm your e-mail address first.' })
  if (isTwoFactorOn(user)) return refuse('already-done', { detail: 'Two-factor is already on. Turn it off first to set it up again.' })
  const { secret, encrypted, uri } = newTotp(encryption, user.email)
  await changeUser(tx, userId, { totp_secret: encrypted, totp_step: null })
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) }
}

export const confirmTwoFactor = async (tx: Tx, deps: IdentityDeps, change: Change & { code: string }): Promise<string[]> => {
  const { userId, code, now } = change
  const user = await lockUser(tx, userId)
  if (isTwoFactorOn(user) || user.totp_secret === null) return refuse('already-done', { detail: 'This setup has expired. Start again.' })
  const step = stepOfCode(deps.encryption, user.totp_secret, code.replaceAll(/\s/g, ''), now)
  if (step === undefined) return refuse('invalid-input', { errors: { code: ['This code is wrong. Enter the one your app shows now'] } })
  await changeUser(tx, userId, { totp_since: now, totp_step: step })
  await tellChange(tx, deps, user, true, change)
  return replaceRecoveryCodes(tx, deps.encryption, userId)
}

export const endTwoFactor = async (tx: Tx, deps: IdentityDeps, change: Change): Promise<void> => {
  const user = await lockUser(tx, change.userId)
  if (!isTwoFactorOn(user)) return
  await changeUser(tx, user.id, { totp_secret: null, totp_since: null, totp_step: null })
  await dropRecoveryCodes(tx, user.id)
  await tellChange(tx, deps, user, false, change)
}

export const renewRecoveryCodes = async (tx: Tx, { encryption }: IdentityDeps, { userId, origin, now }: Change): Promise<string[]> => {
  const user = await lockUser(tx, userId)
  if (!isTwoFactorOn(user)) return refuse('already-done', { detail: 'Two-factor is off.' })
  await record(tx, { action: 'two-factor.codes-renewed', at: now, actorId: userId, network: origin.network })
  return replaceRecoveryCodes(tx, encryption, userId)
}
