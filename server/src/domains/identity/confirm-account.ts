import { record } from '#domains/audit/index.ts'
import { confirmWishes } from '#domains/messages/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { endCodes, spendCode } from './code.store.ts'
import type { IdentityGround, Origin } from './ground.ts'
import { makeCode } from './mailed-link.ts'
import { deleteSessionsOf } from './session.store.ts'
import { welcome } from './sign-in.ts'
import { type Scheme, type StartedSession, startSession } from './start-session.ts'
import { changeUser } from './user.store.ts'

type Confirmation = {
  email: string
  code: string
  /** The secret that the browser got when it signed up, and the user it is signed in as: either proves who chose the password. */
  browserSecret: string | undefined
  signedInAs: string | undefined
  now: Date
}

/** Confirms the address. A password that somebody else may have chosen ends with it, and so do the sessions it opened. */
export const confirmAddress = async (tx: Tx, { email, code, browserSecret, signedInAs, now }: Confirmation) => {
  const used = await spendCode(tx, { codeHash: hashSecret(code), purpose: 'confirm-account', email, now })
  if (!used) return refuse('code-over')
  const { user } = used
  if (user.confirmed_at || user.deleted_at) return refuse('code-over')
  const isSameBrowser = browserSecret !== undefined && used.browser_hash?.equals(hashSecret(browserSecret)) === true
  const ownsPassword = user.password_hash !== null && (isSameBrowser || signedInAs === user.id)
  await changeUser(tx, user.id, { confirmed_at: now, ...(!ownsPassword && { password_hash: null }) })
  if (!ownsPassword) await deleteSessionsOf(tx, user.id)
  await endCodes(tx, user.id, ['confirm-account'], now)
  await confirmWishes(tx, '', user.email, now)
  await record(tx, { action: 'account.confirmed', at: now, actorId: user.id })
  return { user: { ...user, confirmed_at: now }, ownsPassword }
}

export type ConfirmedAccount =
  | { status: 'SignedIn'; userId: string; session: StartedSession }
  | { status: 'PasswordSetupRequired'; userId: string; resetPasswordToken: string }

export const confirmAccount = async (
  tx: Tx,
  ground: IdentityGround,
  { scheme, origin, ...confirmation }: Confirmation & { scheme: Scheme; origin: Origin },
): Promise<ConfirmedAccount> => {
  const { now } = confirmation
  const { user, ownsPassword } = await confirmAddress(tx, confirmation)
  if (!ownsPassword) {
    const resetPasswordToken = await makeCode(tx, { purpose: 'reset-password', userId: user.id, email: user.email, now })
    return { status: 'PasswordSetupRequired', userId: user.id, resetPasswordToken }
  }
  const session = await startSession(tx, ground.signatures, { userId: user.id, scheme, origin, now })
  await welcome(tx, ground, user, origin, now)
  return { status: 'SignedIn', userId: user.id, session }
}
