import type { Limit } from '#contract/core/route.ts'
import { type CheckedPassword, checkPassword, forgetTry, isTwoFactorOn, type Origin } from '#domains/identity/index.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { takeToken } from '#platform/http/take-token.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { findFacts } from '../tokens/token-facts.views.ts'
import { lockText, writeMessage, writeUnlockText } from './juce-key.rules.ts'
import { findJuceKey, type JuceKeyRow } from './juce-key.store.ts'
import { raiserOf } from './juce-raiser.ts'
import { openJuceKey } from './make-juce-key.ts'
import { spendUnlockCode } from './unlock-code.ts'

const limit: Limit = { burst: 5, perSeconds: 60 }

export type UnlockForm = { product: string; email: string; pw: string; os: string; mach: string }
export type Unlocking = { creatorId: string; productId: string; form: UnlockForm; origin: Origin; now: Date }

/** Counted by address and by e-mail, before anything is looked up or computed. */
const count = async (db: Reader, { form, origin }: Unlocking): Promise<void> => {
  for (const key of [`juce-address:${origin.network}`, `juce-email:${form.email.trim().toLowerCase().slice(0, 254)}`]) {
    const verdict = await takeToken(db, key, limit)
    if (!verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
  }
}

/** The characters of machine numbers; the scheme has no padding, so nothing long is put into it. */
const isMachine = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9,;. :_-]{0,127}$/.test(text)

export type ReadyToUnlock = { key: JuceKeyRow; checked: CheckedPassword }

/** The slow part, without a lock or a transaction: the password. */
export const prepareUnlock = async (db: Reader, unlocking: Unlocking): Promise<ReadyToUnlock> => {
  const { creatorId, productId, form, origin } = unlocking
  await count(db, unlocking)
  const key = await findJuceKey(db, creatorId, productId)
  if (!key?.is_on) return refuse('not-found', { detail: 'This product can’t be unlocked this way.' })
  if (!isMachine(form.mach) || form.product.length > 100) refuse('invalid-input', { detail: 'The plugin did not identify its device.' })
  return { key, checked: await checkPassword(db, form.email, form.pw.slice(0, 256), origin) }
}

/** The password, or a code from the account page. With two-factor on, a password alone is refused. */
const signIn = async (tx: Tx, encryption: Vault, { checked }: ReadyToUnlock, { form, now }: Unlocking): Promise<Refusal | undefined> => {
  const { user, isRight, buckets } = checked
  if (!user) return new Refusal('wrong-credentials')
  const isCode = !isRight && (await spendUnlockCode(tx, encryption, user.id, form.pw, now))
  if (!isRight && !isCode) return new Refusal('wrong-credentials')
  if (isRight && isTwoFactorOn(user))
    return new Refusal('two-factor-needed', {
      detail: 'Create a one-time code on your account page and enter it instead of your password.',
    })
  await forgetTry(tx, buckets)
  if (!user.confirmed_at) return new Refusal('no-eligible-license', { detail: 'Confirm your e-mail address first.' })
  return undefined
}

/** Gives the machine a seat, and its key. A refusal keeps the counted attempt. */
export const unlockWithJuce = async (
  tx: Tx,
  encryption: Vault,
  ready: ReadyToUnlock,
  unlocking: Unlocking,
): Promise<{ xml: string } | { refusal: Refusal }> => {
  const { creatorId, productId, form, now } = unlocking
  const refusal = await signIn(tx, encryption, ready, unlocking)
  const { user } = ready.checked
  if (refusal || !user) return { refusal: refusal ?? new Refusal('wrong-credentials') }
  const activationId = await takeSeat(tx, {
    whose: { userId: user.id, creatorId, productId },
    device: { signature: form.mach, name: form.os.trim().slice(0, 100) || 'Computer', platform: null, appVersion: null },
    // Its key cannot be revoked, like a file for a machine without a network.
    method: 'Offline',
    doer: { by: 'Plugin', actorId: user.id },
    now,
  })
  const facts = await findFacts(tx, activationId)
  const product = await findLicensedProduct(tx, creatorId, productId)
  const text = writeUnlockText({
    user: user.name || user.email,
    email: user.email,
    machine: form.mach,
    app: form.product || productId,
    now,
    expiresAt: facts?.expires_at ?? null,
  })
  const privateKey = openJuceKey(encryption, ready.key.private_key)
  const modulus = BigInt(`0x${ready.key.public_key.split(',')[1]}`)
  const key = lockText(text, modulus, raiserOf(privateKey))
  return { xml: writeMessage(`Thank you, ${user.name || user.email}. ${product?.name ?? 'It'} is unlocked on this device.`, key) }
}
