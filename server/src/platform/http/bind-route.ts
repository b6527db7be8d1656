import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { creatorId } from '#contract/core/ids.ts'
import type { RefusalCode } from '#contract/core/problem.ts'
import type { Route } from '#contract/core/route.ts'
import type { Clock } from '#kernel/clock.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { requireAccess, requireRecentSignIn } from './access.ts'
import type { AnswerCache } from './answer-cache.ts'
import { checkAnswer } from './check-answer.ts'
import { noteFault } from './error-replies.ts'
import type { Answer, BoundRoute, Handling, Preparing, Shared } from './implement.ts'
import { incomingFile, readFilesOnly, readPiecesOnly } from './incoming-file.ts'
import { networkOf } from './network-of.ts'
import { parseInput } from './parse-input.ts'
import { shownCreators, shows } from './shows.ts'
import { giveToken, takeToken } from './take-token.ts'
import { anonymous, type Visitor } from './visitor.ts'
import { wholeAddresses } from './whole-addresses.ts'

/** What a route of the API needs. */
export type RouteDeps = {
  db: Reader
  /** Where GET reads: a replica if there is one. It may be a moment behind, which a page is anyway. */
  readDb?: Reader | undefined
  clock: Clock
  isDevelopment: boolean
  publicUrl: string
  /** In tests every answer is checked against the contract; in production that would cost too much. */
  checkAnswers: boolean
  answerCache?: AnswerCache | undefined
  findVisitor(request: FastifyRequest): Promise<Visitor>
  isOperator(request: FastifyRequest): boolean
  /** Called for every successful write, in its transaction: changes that staff make for a creator are logged. */
  noteChange?: ((tx: Tx, call: { route: Route; visitor: Visitor; network: string; now: Date }) => Promise<void>) | undefined
}

/** The path of a route, in Fastify's syntax. */
export const pathsOf = (route: Route): string[] => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
  return route.scope === 'creator' ? [path, `/@:scope${path}`] : [path]
}

/** A malformed id in a path matches nothing, so it answers as missing. */
const parseParams = (route: Route, params: unknown): unknown => {
  try {
    return parseInput(route.params, params)
  } catch (error) {
    if (error instanceof Refusal) return refuse('not-found')
    throw error
  }
}

const parseScope = (scope: string | undefined): string | undefined =>
  scope === undefined || creatorId.safeParse(scope).success ? scope : refuse('not-found')

const jsonType = 'application/json; charset=utf-8'

/** A route without a declared query takes none. */
const noQuery = z.object({})

const bucketOf = (route: Route, request: FastifyRequest): string => `${route.name}:${networkOf(request.ip)}`

/** A successful call was not a guess: where only failures count, its token is returned to the bucket. */
export const forgetCall = async (db: Reader, route: Route, request: FastifyRequest): Promise<void> => {
  if (route.limit) await giveToken(db, bucketOf(route, request), route.limit)
}

const limitOf = async ({ route }: BoundRoute, deps: RouteDeps, request: FastifyRequest): Promise<void> => {
  if (!route.limit) return
  const verdict = await takeToken(deps.db, bucketOf(route, request), route.limit)
  if (!verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
}

/** Before a handler runs a second time: what it set in the first answer, such as a cookie, is removed. */
const forgetHeaders = ({ reply, request }: Shared<Route>): (() => void) => {
  const before = reply.getHeaders()
  return () => {
    request.log.warn({ reqId: request.id }, 'lost against another request and is done once more')
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    reply.headers(before)
  }
}

/** Refusals that mean that nothing was found by the id, link, token or signature in the call. */
export const missCodes: ReadonlySet<RefusalCode> = new Set([
  'not-found',
  'code-over',
  'link-over',
  'request-over',
  'tokens-over',
  'not-signed',
])

/** Repeated requests for what does not exist are throttled. */
const countMiss = async ({ misses }: Route, deps: RouteDeps, request: FastifyRequest, error: unknown): Promise<never> => {
  if (!misses || !(error instanceof Refusal) || !missCodes.has(error.code)) throw error
  const verdict = await takeToken(deps.db, `missed-${misses.of}:${networkOf(request.ip)}`, misses)
  throw verdict.taken ? error : new Refusal('too-many', { retryAfter: verdict.retryAfter })
}

const run = async (bound: BoundRoute, shared: Shared<Route>, deps: RouteDeps): Promise<Answer> => {
  if (bound.isAlone) return bound.handle({ ...shared, db: deps.db } as unknown as Handling<Route>)
  if (bound.route.method === 'GET') return bound.handle({ ...shared, db: deps.readDb ?? deps.db } as unknown as Handling<Route>)
  const file = bound.route.bodyType === 'file' ? incomingFile(shared.request) : undefined
  const prepared = await bound.prepare?.({ ...shared, db: deps.db, file } as Preparing<Route>)
  try {
    const work = async (tx: Tx) => {
      const made = await bound.handle({ ...shared, tx, prepared } as unknown as Handling<Route>)
      const { visitor, now, request } = shared
      if (!('refusal' in made)) await deps.noteChange?.(tx, { route: bound.route, visitor, network: networkOf(request.ip), now })
      return made
    }
    return await inTransaction(deps.db, work, forgetHeaders(shared))
  } catch (error) {
    await bound
      .undo?.(prepared)
      .catch((failure: unknown) => shared.request.log.warn({ err: failure }, 'what was prepared could not be undone'))
    throw error
  }
}

const handle = async (bound: BoundRoute, deps: RouteDeps, visitor: Visitor, now: Date, request: FastifyRequest, reply: FastifyReply) => {
  const { route } = bound
  const { scope, ...params } = request.params as Record<string, string>
  const shared = {
    params: parseParams(route, params),
    query: parseInput(route.query ?? noQuery, request.query),
    body: parseInput(route.body, request.body),
    visitor,
    now,
    request,
    reply,
    scope: parseScope(scope),
  } as Shared<Route>
  const answered = await run(bound, shared, deps)
  if ('refusal' in answered) throw answered.refusal
  const made = shared.scope === undefined ? answered : { status: answered.status, body: wholeAddresses(answered.body, deps.publicUrl) }
  if (deps.checkAnswers) checkAnswer(route, made)
  return made
}

const answer = async (bound: BoundRoute, deps: RouteDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { route } = bound
  const visitor = route.fromAnySite ? anonymous : await deps.findVisitor(request)
  requireAccess(route.access, { visitor, isDevelopment: deps.isDevelopment, isOperator: deps.isOperator(request) })
  await limitOf(bound, deps, request)
  const now = deps.clock.now()
  if (route.recentlyAuthenticated) requireRecentSignIn(visitor, now)
  if (!route.cached || visitor.kind !== 'anonymous' || !deps.answerCache) {
    const { status, body, write } = await handle(bound, deps, visitor, now, request, reply)
    return write ? reply.code(status).type(jsonType).send(write()) : reply.code(status).send(body)
  }
  const { bytes, creators } = await deps.answerCache.answer(request.url, now, async () => {
    const { body } = await handle(bound, deps, visitor, now, request, reply)
    return { bytes: Buffer.from(JSON.stringify(body)), creators: shownCreators(reply) }
  })
  if (creators) shows(reply, creators)
  return reply.type(jsonType).send(bytes)
}

export const bindRoute = (app: FastifyInstance, bound: BoundRoute, deps: RouteDeps): void => {
  const { route } = bound
  const { explain } = bound
  const bind = (to: FastifyInstance): void => {
    if (explain) to.setErrorHandler((error, request, reply) => explain(noteFault(error, request), reply))
    for (const url of pathsOf(route)) {
      to.route({
        method: route.method,
        url,
        config: { access: route.access, ...(route.fromAnySite && { fromAnySite: true }) },
        ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
        handler: (request, reply) => answer(bound, deps, request, reply).catch((error) => countMiss(route, deps, request, error)),
      })
    }
  }
  if (route.bodyType === 'text') app.register(async (texts) => bind(readTextOnly(texts)))
  else if (route.bodyType === 'file') app.register(async (files) => bind(readFilesOnly(files)))
  else if (route.bodyType === 'piece') app.register(async (pieces) => bind(readPiecesOnly(pieces)))
  else if (route.bodyType === 'form') app.register(async (forms) => bind(readForms(forms)))
  else if (route.bodyType === 'raw') app.register(async (raws) => bind(readRaw(raws)))
  else bind(app)
}

/** The fields of a form; of a repeated one the last counts. Anything else is read as a form without fields. */
const readForms = (forms: FastifyInstance): FastifyInstance => {
  forms.removeAllContentTypeParsers()
  forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  return forms
}

/** Unparsed JSON, because its signature is over the original text. */
const readRaw = (raws: FastifyInstance): FastifyInstance => {
  raws.removeAllContentTypeParsers()
  raws.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return raws
}

/** A route that takes plain text takes nothing else; all other routes refuse plain text. */
const readTextOnly = (texts: FastifyInstance): FastifyInstance => {
  texts.removeAllContentTypeParsers()
  texts.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return texts
}
