import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import { type CodePurpose, findOpenCode } from '../accounts/code.store.ts'
import { emailKey, findUserByEmail } from '../accounts/user.store.ts'
import type { Origin } from '../identity-deps.ts'
import { type Bucket, countTry, forgetTry } from '../sessions/guess-limits.ts'
import { findKnownDevice } from '../sessions/known-devices.ts'

/** The bucket of a device that the owner of this address has signed in from before. */
const findOwnDevice = async (db: Reader, email: string, origin: Origin): Promise<Bucket | undefined> => {
  const user = origin.deviceSecret ? await findUserByEmail(db, email) : undefined
  const device = user && (await findKnownDevice(db, user.id, origin))
  return device ? { limit: 'code-from-device', of: device } : undefined
}

const networkBuckets = (email: string, { network }: Origin): Bucket[] => [
  { limit: 'code-from-network', of: network },
  { limit: 'code-of-account-from-network', of: `${emailKey(email)} ${network}` },
]

type Given = { email: string; code: string; purpose: CodePurpose; userId?: string; origin: Origin; now: Date }

/**
 * A mailed code, before it is used and before anything is computed for it. Too many guesses are refused unseen: by a
 * network, and by a network for one address. The guesses of all networks together for an address only refuse wrong codes.
 * With 256 bits that is no help to a guesser, and nobody can lock an owner out of the code in their mailbox. An address
 * without an account is counted in the same way.
 */
export const tryCode = async (db: Reader, { email, code, purpose, userId, origin, now }: Given) => {
  const device = await findOwnDevice(db, email, origin)
  const buckets = device ? [device] : networkBuckets(email, origin)
  await countTry(db, buckets)
  const found = await findOpenCode(db, { codeHash: hashSecret(code), purpose, email, userId, now })
  if (!found) {
    if (!device) await countTry(db, [{ limit: 'code-of-account', of: emailKey(email) }])
    return refuse('code-over')
  }
  await forgetTry(db, buckets)
  return found
}
