import { record } from '#domains/audit/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { readAccessToken } from './access-token.ts'
import { deleteSession, lockFamily, spendRefreshToken, touchSession } from './session.store.ts'
import { giveTokens, type StartedSession, sessionEnd } from './start-session.ts'

type Refresh = { refreshToken: string; accessToken: string; origin: Origin; now: Date }

export type Refreshed = { userId: string; session: StartedSession } | { refusal: Refusal }

const over = { refusal: new Refusal('tokens-over') }

/**
 * A refresh token works once. One that comes a second time was copied: nobody can tell which of the two is the thief,
 * so the whole family ends and both sign in again.
 */
export const refreshTokens = async (
  tx: Tx,
  { signatures }: IdentityDeps,
  { refreshToken, accessToken, origin, now }: Refresh,
): Promise<Refreshed> => {
  const tokenHash = hashSecret(refreshToken)
  const family = await lockFamily(tx, tokenHash)
  if (!family || family.scope !== origin.scope || family.expires_at <= now) return over
  if ((await readAccessToken(signatures, accessToken, origin.scope, now, { acceptOver: true })) !== family.session_id) return over
  const { session_id: sessionId, user_id: userId } = family
  if (!(await spendRefreshToken(tx, tokenHash, now))) {
    await deleteSession(tx, userId, sessionId)
    await record(tx, { action: 'session.stolen-token', at: now, actorId: userId, network: origin.network })
    return over
  }
  await touchSession(tx, sessionId, now, sessionEnd(now))
  return { userId, session: await giveTokens(tx, signatures, { userId, sessionId, scope: family.scope }, now) }
}
