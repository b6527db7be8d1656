import type { FastifyRequest } from 'fastify'
import { getUser } from '#contract/identity/user.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import { anonymous, type Visitor } from '#platform/http/visitor.ts'
import { readAccessToken } from './access-token.ts'
import { touchSession } from './session.store.ts'
import { readCreatorCookie, sessionCookie } from './session-cookies.ts'
import { sessionEnd } from './start-session.ts'
import { type PrincipalDeps, toVisitor } from './to-principal.ts'

type Deps = PrincipalDeps & { db: Reader; cookies: Cookies }

/** The creator's scope of a call, or '' for the shop's own. */
export const scopeOf = (request: Pick<FastifyRequest, 'url'>): string => /^\/@([^/?]+)/.exec(request.url)?.[1] ?? ''

/** A program shows its token; a browser its cookie, and that only to the shop itself, never in a creator's scope. */
const findKey = async (request: FastifyRequest, { signatures, cookies }: Deps, now: Date) => {
  const scope = scopeOf(request)
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) {
    const sessionId = await readAccessToken(signatures, bearer, scope, now)
    return sessionId && { sessionId }
  }
  const cookie = scope === '' ? cookies.read(request, sessionCookie) : undefined
  return cookie && { tokenHash: hashSecret(cookie) }
}

/** The one call that returns what belongs to somebody; every page of theirs makes it. */
const isUserCall = ({ url }: FastifyRequest): boolean => (url.split('?')[0] ?? '').endsWith(getUser.path)

const rememberEvery = 10 * 60 * 1000

export const findVisitor = async (deps: Deps, request: FastifyRequest, now: Date): Promise<Visitor> => {
  const key = await findKey(request, deps, now)
  if (!key) return anonymous
  const wanted = readCreatorCookie(deps.cookies, request)
  const row = await (isUserCall(request) ? deps.sessions.describe : deps.sessions.find)(deps.db, key, now)
  if (!row) return anonymous
  // Not waited for: losing a moment of it does no harm.
  if (now.getTime() - row.last_seen_at.getTime() > rememberEvery) {
    touchSession(deps.db, row.session_id, now, sessionEnd(now)).catch((error) =>
      request.log.warn({ err: error }, 'a session was not extended'),
    )
  }
  return toVisitor(deps.db, deps, { row, wantedCreator: wanted, now })
}
