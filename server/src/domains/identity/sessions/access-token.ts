import { errors, jwtVerify, SignJWT } from 'jose'
import type { Vault } from '#kernel/vault.ts'

const purpose = 'access-token'
const minutes = 15

/** Whom a token is for: one made in a creator's scope opens nothing on the shop's own calls, nor another creator's. */
const audienceOf = (scope: string): string => `soundfair:access:${scope}`

type Bearer = { userId: string; sessionId: string; scope: string }

export const writeAccessToken = (vault: Vault, { userId, sessionId, scope }: Bearer, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(userId)
    .setAudience(audienceOf(scope))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + minutes * 60_000))
    .sign(vault.keysFor(purpose)[0])

/** The session that a token names, if the token is ours and for this scope. Whether the session still lives is the database's word. */
export const readAccessToken = async (
  vault: Vault,
  token: string,
  scope: string,
  now: Date,
  { acceptOver = false } = {},
): Promise<string | undefined> => {
  for (const key of vault.keysFor(purpose)) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        audience: audienceOf(scope),
        // A token that comes along to be renewed may be over; one that opens something may not.
        currentDate: acceptOver ? new Date(0) : now,
        clockTolerance: 0,
      })
      return typeof payload.sid === 'string' ? payload.sid : undefined
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return undefined
}
