import { errors, type JWTHeaderParameters, jwtVerify } from 'jose'
import type { Reader } from '#platform/database/database.ts'
import type { Keyring, SigningKey } from '../keys/keyring.ts'
import type { Claims } from './claims.rules.ts'

/** Longer than any of ours: a device's signature and a name are limited. */
const maxLength = 8 * 1024

export type ReadToken = { kid: string; claims: Claims }

type Wanted = { creatorId: string; productId: string }

/** A header is whatever the sender put there, even where its type says text. */
const findKey = async (db: Reader, keyring: Keyring, { kid, crit }: JWTHeaderParameters): Promise<SigningKey | undefined> =>
  typeof kid === 'string' && crit === undefined && /^key_[0-9a-z]{26}$/.test(kid) ? keyring.find(db, kid) : undefined

/**
 * The claims of a token, if this creator's key signed it, for this product. We decide on the algorithm, not the token: only RS256,
 * and only with the key that its header names.
 */
export const readToken = async (db: Reader, keyring: Keyring, given: string, wanted: Wanted): Promise<ReadToken | undefined> => {
  const token = given.trim()
  if (token.length > maxLength) return undefined
  const getKey = async (header: JWTHeaderParameters) => {
    const key = await findKey(db, keyring, header)
    if (key?.creatorId !== wanted.creatorId) throw new errors.JWSInvalid('It names no key of this creator.')
    return key.publicKey
  }
  // The token's own expiry does not matter here; the license's end is looked up.
  const options = { algorithms: ['RS256'], issuer: wanted.creatorId, currentDate: new Date(0) }
  try {
    const { payload, protectedHeader } = await jwtVerify<Claims>(token, getKey, options)
    // One product, not a list that contains it.
    return payload.aud === wanted.productId ? { kid: String(protectedHeader.kid), claims: payload } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
