import { SignJWT } from 'jose'
import type { SigningKey } from '../keys/keyring.ts'
import type { Claims } from './claims.rules.ts'

/** Off the main thread: a signature takes longer than the rest of a request together. */
export const signToken = ({ kid, privateKey }: SigningKey, claims: Claims): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey)
