import type { Reader, Tx } from '#platform/database/database.ts'
import '../identity.tables.ts'

type NewSession = {
  id: string
  userId: string
  tokenHash: Buffer | null
  scope: string
  device: string
  network: string
  now: Date
  expiresAt: Date
}

export const insertSession = (tx: Tx, session: NewSession) =>
  tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      scope: session.scope,
      device: session.device,
      network: session.network,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      fresh_at: session.now,
    })
    .execute()

export const listSessionsOf = (db: Reader, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'scope', 'device', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()

export const touchSession = (db: Reader, sessionId: string, now: Date, expiresAt: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', sessionId).execute()

export const renewAuthentication = (tx: Tx, sessionId: string, now: Date) =>
  tx.updateTable('sessions').set({ fresh_at: now }).where('id', '=', sessionId).execute()

/** False when there is no such session of this user's. */
export const deleteSession = async (tx: Tx, userId: string, sessionId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of a user's, but for the one they are using; one after the other, as everybody who ends several does. */
export const deleteSessionsOf = (tx: Tx, userId: string, except?: string) =>
  tx
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions as s')
        .select('s.id')
        .where('s.user_id', '=', userId)
        .$if(except !== undefined, (query) => query.where('s.id', '<>', except as string))
        .orderBy('s.id')
        .forUpdate(),
    )
    .execute()

export const insertRefreshToken = (tx: Tx, tokenHash: Buffer, sessionId: string, now: Date) =>
  tx.insertInto('refresh_tokens').values({ token_hash: tokenHash, session_id: sessionId, created_at: now }).execute()

/** Of many who use the same token at once, one gets it. */
export const spendRefreshToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()

/** The session of a refresh token, held: it comes before its tokens, for whoever ends it takes them in that order too. */
export const lockFamily = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id as session_id', 'sessions.user_id', 'sessions.scope', 'sessions.expires_at'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .forUpdate('sessions')
    .executeTakeFirst()

/** One that somebody holds is swept the next time. */
export const sweepSessions = (db: Reader, now: Date) =>
  db
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from.selectFrom('sessions as s').select('s.id').where('s.expires_at', '<', now).orderBy('s.id').forUpdate().skipLocked(),
    )
    .execute()
