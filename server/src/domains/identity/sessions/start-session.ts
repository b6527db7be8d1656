import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Origin } from '../identity-deps.ts'
import { writeAccessToken } from './access-token.ts'
import { insertRefreshToken, insertSession } from './session.store.ts'

const days = 24 * 60 * 60 * 1000

/** A session lives thirty days from the last time it was used. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + 30 * days)

export type StartedSession = { sessionId: string; cookie?: string; accessToken?: string; refreshToken?: string }

/** A browser of the site: the cookie's value is known to it alone. */
export const startSiteSession = async (tx: Tx, userId: string, origin: Origin, now: Date): Promise<StartedSession> => {
  const sessionId = newId('ses', now)
  const cookie = newSecret()
  await insertSession(tx, { id: sessionId, userId, tokenHash: hashSecret(cookie), ...origin, scope: '', now, expiresAt: sessionEnd(now) })
  return { sessionId, cookie }
}

export const giveTokens = async (tx: Tx, vault: Vault, bearer: { userId: string; sessionId: string; scope: string }, now: Date) => {
  const refreshToken = newSecret()
  await insertRefreshToken(tx, hashSecret(refreshToken), bearer.sessionId, now)
  return { sessionId: bearer.sessionId, accessToken: await writeAccessToken(vault, bearer, now), refreshToken }
}

/** A program, which carries tokens instead of a cookie. */
export const startProgramSession = async (tx: Tx, vault: Vault, userId: string, origin: Origin, now: Date): Promise<StartedSession> => {
  const sessionId = newId('ses', now)
  await insertSession(tx, { id: sessionId, userId, tokenHash: null, ...origin, now, expiresAt: sessionEnd(now) })
  return giveTokens(tx, vault, { userId, sessionId, scope: origin.scope }, now)
}

export type Scheme = 'JWT' | 'Cookie'

export const startSession = (
  tx: Tx,
  vault: Vault,
  { userId, scheme, origin, now }: { userId: string; scheme: Scheme; origin: Origin; now: Date },
): Promise<StartedSession> =>
  scheme === 'JWT' ? startProgramSession(tx, vault, userId, origin, now) : startSiteSession(tx, userId, origin, now)
