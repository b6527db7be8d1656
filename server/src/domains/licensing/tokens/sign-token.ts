import { sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { SigningKey } from '../keys/keyring.ts'
import type { Claims } from './claims.rules.ts'

/** Off the main thread: a signature takes longer than everything else of a request together. */
const signAside = promisify(sign)

const partOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const heads = new Map<string, string>()
const headOf = (kid: string): string => {
  const known = heads.get(kid)
  if (known) return known
  const made = partOf({ alg: 'RS256', typ: 'JWT', kid })
  heads.set(kid, made)
  return made
}

export const signToken = async ({ kid, privateKey }: SigningKey, claims: Claims): Promise<string> => {
  const text = `${headOf(kid)}.${partOf(claims)}`
  const proof = await signAside('sha256', Buffer.from(text), privateKey)
  return `${text}.${proof.toString('base64url')}`
}
