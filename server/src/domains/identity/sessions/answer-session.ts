import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInUser, User } from '#contract/identity/user.ts'
import { refuse } from '#kernel/refusal.ts'
import { newSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { IdentityRouteDeps, Origin } from '../identity-deps.ts'
import { describePrincipal } from './describe-principal.ts'
import { originOf } from './origin-of.ts'
import { deleteSession } from './session.store.ts'
import { cookieSeconds, deviceCookie, readCreatorCookie, sessionCookie } from './session-cookies.ts'
import type { Scheme, StartedSession } from './start-session.ts'
import { toVisitor } from './to-principal.ts'

/** Programs ask for tokens. In a creator's scope there are no cookies, so there they must. */
export const schemeOf = (scheme: Scheme | undefined, scope: string | undefined): Scheme => {
  if (scope === undefined) return scheme ?? 'Cookie'
  return scheme === 'JWT' ? scheme : refuse('invalid-input', { errors: { scheme: ['Ask for tokens with scheme=JWT'] } })
}

/** Where a sign-in comes from; a browser that has no device cookie yet gets one, so that its owner is known next time. */
export const signInOrigin = (request: FastifyRequest, deps: IdentityRouteDeps, scheme: Scheme): Origin => {
  const origin = originOf(request, deps.cookies)
  return scheme === 'Cookie' ? { ...origin, deviceSecret: origin.deviceSecret ?? newSecret() } : { ...origin, deviceSecret: undefined }
}

type Started = { visitor: Visitor; session: StartedSession; origin: Origin; request: FastifyRequest; reply: FastifyReply; now: Date }

export const readUser = async (
  db: Reader,
  deps: IdentityRouteDeps,
  sessionId: string,
  request: FastifyRequest,
  now: Date,
): Promise<User> => {
  const wanted = readCreatorCookie(deps.cookies, request)
  const row = await deps.sessions.describe(db, { sessionId }, now)
  if (!row) return refuse('signed-out')
  return describePrincipal(db, deps, await toVisitor(db, deps, { row, wantedCreator: wanted, now }))
}

/** The user who has just signed in, with the cookie set or the tokens beside. A session that the browser still had ends. */
export const answerSession = async (tx: Tx, deps: IdentityRouteDeps, started: Started): Promise<SignedInUser> => {
  const { visitor, session, origin, request, reply, now } = started
  const { sessionId, cookie, accessToken, refreshToken } = session
  if (cookie) {
    if (visitor.kind === 'user') await deleteSession(tx, visitor.userId, visitor.sessionId)
    deps.cookies.set(reply, sessionCookie, cookie, cookieSeconds)
    if (origin.deviceSecret) deps.cookies.set(reply, deviceCookie, origin.deviceSecret, cookieSeconds)
  }
  const user = await readUser(tx, deps, sessionId, request, now)
  return { ...user, ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) }
}
