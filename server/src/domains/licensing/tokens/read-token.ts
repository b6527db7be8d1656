import { verify } from 'node:crypto'
import type { Reader } from '#platform/database/database.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Claims } from './claims.rules.ts'

/** Longer than any of ours: a device's signature and a name are bounded. */
const longest = 8 * 1024

const readPart = (part: string): Record<string, unknown> | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export type ReadToken = { kid: string; claims: Claims }

type Meant = { creatorId: string; productId: string }

/**
 * What a token says, if this creator's key signed it, for this product. The algorithm is ours to say, not the token's: only RS256,
 * and only with the key that its header names. A time that has passed does not matter here; the license's own end is looked up.
 */
export const readToken = async (db: Reader, keyring: Keyring, given: string, meant: Meant): Promise<ReadToken | undefined> => {
  const token = given.trim()
  if (token.length > longest) return undefined
  const [head = '', said = '', proof = '', ...more] = token.split('.')
  const header = readPart(head)
  if (more.length > 0 || header?.alg !== 'RS256' || typeof header.kid !== 'string' || 'crit' in header) return undefined
  if (!/^key_[0-9a-z]{26}$/.test(header.kid)) return undefined
  const key = await keyring.find(db, header.kid)
  if (key?.creatorId !== meant.creatorId) return undefined
  if (!verify('sha256', Buffer.from(`${head}.${said}`), key.publicKey, Buffer.from(proof, 'base64url'))) return undefined
  const claims = readPart(said) as Claims | undefined
  if (claims?.iss !== meant.creatorId || claims.aud !== meant.productId) return undefined
  return { kid: key.kid, claims }
}
