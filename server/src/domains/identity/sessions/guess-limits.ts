import type { Limit } from '#contract/core/route.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { giveToken, takeToken } from '#platform/http/take-token.ts'

const quarterHour = 15 * 60
const limits = {
  'password-of-account': { burst: 10, perSeconds: quarterHour },
  'password-from-network': { burst: 60, perSeconds: quarterHour },
  'password-from-device': { burst: 10, perSeconds: quarterHour },
  'code-of-account': { burst: 10, perSeconds: quarterHour },
  'code-of-account-from-network': { burst: 10, perSeconds: quarterHour },
  'code-from-network': { burst: 60, perSeconds: quarterHour },
  'code-from-device': { burst: 10, perSeconds: quarterHour },
  'two-factor-of-account': { burst: 10, perSeconds: quarterHour },
  'mail-to-address': { burst: 5, perSeconds: 60 * 60 },
  'reset-mail-to-address': { burst: 5, perSeconds: 60 * 60 },
  'mail-from-network': { burst: 40, perSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export type Bucket = { limit: keyof typeof limits; of: string }

const keyOf = ({ limit, of }: Bucket): string => `${limit}:${of}`

/** Counts an attempt in each bucket, before anything expensive is done. The first empty bucket refuses it. */
export const countTry = async (db: Reader, buckets: readonly Bucket[]): Promise<void> => {
  for (const bucket of buckets) {
    const verdict = await takeToken(db, keyOf(bucket), limits[bucket.limit])
    if (!verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
  }
}

/** A successful attempt was no guess: only failures use up a bucket. Last in a transaction: a whole network waits for its bucket. */
export const forgetTry = async (db: Reader, buckets: readonly Bucket[]): Promise<void> => {
  for (const bucket of buckets) await giveToken(db, keyOf(bucket), limits[bucket.limit])
}

/**
 * Who is counted when a password is tried. A device that its owner has signed in from before has a bucket of its own,
 * so that a stranger who uses up the account's, or a whole network's, cannot lock the owner out.
 */
export const passwordBuckets = (account: string, network: string, knownDevice: string | undefined): Bucket[] =>
  knownDevice
    ? [{ limit: 'password-from-device', of: knownDevice }]
    : [
        { limit: 'password-from-network', of: network },
        { limit: 'password-of-account', of: account },
      ]

const mailsTo = (limit: 'mail-to-address' | 'reset-mail-to-address', address: string, network: string): Bucket[] => [
  { limit: 'mail-from-network', of: network },
  { limit, of: address },
]

export const mailBuckets = (address: string, network: string): Bucket[] => mailsTo('mail-to-address', address, network)

/** Separate from all others: repeated sign-ups with somebody's address must not block the links that its owner asks for. */
export const resetMailBuckets = (address: string, network: string): Bucket[] => mailsTo('reset-mail-to-address', address, network)
