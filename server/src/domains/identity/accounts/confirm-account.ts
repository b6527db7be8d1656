import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { welcome } from '../sessions/sign-in.ts'
import { type Scheme, type StartedSession, startSession } from '../sessions/start-session.ts'
import { endCodes, isBrowserOf } from './code.store.ts'
import { makeCode } from './mailed-link.ts'
import { proveAddress } from './prove-address.ts'
import { spendMailedCode } from './spend-mailed-code.ts'
import { findSignedUp } from './user.store.ts'

type Confirmation = {
  email: string
  code: string
  /** The secret that the browser got when it signed up, and the user it is signed in as: either proves who chose the password. */
  browserSecret: string | undefined
  signedInAs: string | undefined
  now: Date
}

/** Whether the password of this sign-up was chosen in this browser, or by the signed-in user. */
const choseThePassword = async (tx: Tx, signedUpId: string, { browserSecret, signedInAs }: Confirmation): Promise<boolean> =>
  signedInAs === signedUpId || (browserSecret !== undefined && (await isBrowserOf(tx, signedUpId, hashSecret(browserSecret))))

/** Confirms the address. An account that somebody else signed up with it is deleted, with its sessions. */
export const confirmAddress = async (tx: Tx, deps: IdentityDeps, confirmation: Confirmation) => {
  const { email, code, now } = confirmation
  const { user: asked } = await spendMailedCode(tx, { purpose: 'confirm-account', email, code, now })
  if (asked.confirmed_at) return refuse('code-over')
  const signedUp = await findSignedUp(tx, asked.email)
  const ownsPassword = signedUp !== undefined && (await choseThePassword(tx, signedUp.id, confirmation))
  const user = await proveAddress(tx, deps, { user: asked, isOwn: ownsPassword, now })
  await endCodes(tx, user.id, ['confirm-account'], now)
  await record(tx, { action: 'account.confirmed', at: now, actorId: user.id })
  return { user, ownsPassword }
}

export type ConfirmedAccount =
  | { status: 'SignedIn'; userId: string; session: StartedSession }
  | { status: 'PasswordSetupRequired'; userId: string; resetPasswordToken: string }

export const confirmAccount = async (
  tx: Tx,
  deps: IdentityDeps,
  { scheme, origin, ...confirmation }: Confirmation & { scheme: Scheme; origin: Origin },
): Promise<ConfirmedAccount> => {
  const { now } = confirmation
  const { user, ownsPassword } = await confirmAddress(tx, deps, confirmation)
  if (!ownsPassword) {
    const resetPasswordToken = await makeCode(tx, { purpose: 'reset-password', userId: user.id, email: user.email, now })
    return { status: 'PasswordSetupRequired', userId: user.id, resetPasswordToken }
  }
  const session = await startSession(tx, deps.signatures, { userId: user.id, scheme, origin, now })
  await welcome(tx, deps, user, origin, now)
  return { status: 'SignedIn', userId: user.id, session }
}
