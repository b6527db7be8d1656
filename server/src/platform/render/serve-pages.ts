import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { detectPlatform } from '#contract/releases/platforms.ts'
import type { Clock } from '#kernel/clock.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { AnswerCache } from '#platform/http/answer-cache.ts'
import { sendProblem } from '#platform/http/error-replies.ts'
import { neverCached } from '#platform/http/private-answers.ts'
import { type FormHosts, newNonce, pageHeaders } from '#platform/http/security-headers.ts'
import { showsHeader } from '#platform/http/shows.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { CachedPage, PageCache, PageShows } from './page-cache.ts'
import { mayBeCached, pageAddress } from './page-key.ts'
import { fillPlain, fillZipped, makeTemplate, nonceGap, type PageTemplate } from './page-template.ts'
import type { ApiAnswer, ApiCall, FirstLook, SiteBuild } from './site-build.ts'
import { localeOf } from './visitor-locale.ts'

export type PagesDeps = {
  site: SiteBuild
  cache: PageCache
  isHearingChanges(): boolean
  answerCache: AnswerCache
  clock: Clock
  metrics: Metrics
  publicUrl: string
  isProduction: boolean
  analytics: { key: string; host: string } | undefined
  hasSession(request: FastifyRequest): boolean
  frameAncestorsOf(path: string): Promise<readonly string[]>
  /** The hosts of the card forms on a page; empty for most. */
  formHostsOf(path: string): readonly FormHosts[]
}

/** An older page is still sent, but rendered again in the background, because prices change with time too. */
const staleAfter = 30_000

type Rendered = { status: number; statusText: string; location: string | null; template: PageTemplate; shows: PageShows | undefined }

const mergeShows = (all: (PageShows | undefined)[]): PageShows | undefined => {
  if (all.includes(undefined)) return undefined
  if (all.includes('everyone')) return 'everyone'
  return new Set((all as ReadonlySet<string>[]).flatMap((shown) => [...shown]))
}

const readShows = (header: unknown): PageShows | undefined => {
  if (typeof header !== 'string') return undefined
  return header === '*' ? 'everyone' : new Set(header.split(' ').filter(Boolean))
}

const answers = new WeakMap<Buffer, ApiAnswer>()

/** The same object for the same bytes, so that a cached answer is converted to text and parsed once. */
const answerOf = (bytes: Buffer): ApiAnswer => {
  const before = answers.get(bytes)
  if (before) return before
  const answer = { status: 200, body: bytes.toString() }
  answers.set(bytes, answer)
  return answer
}

export const servePages = (app: FastifyInstance, deps: PagesDeps): void => {
  const { site, cache, clock, metrics } = deps
  const underWay = new Map<string, Promise<Rendered>>()

  const render = async (address: string, cookie: string | undefined, firstLook?: FirstLook): Promise<Rendered> => {
    const seen: (PageShows | undefined)[] = []
    const call: ApiCall = async (url) => {
      // If the database is away, the call itself fails.
      const cached = cookie ? undefined : await deps.answerCache.find(url, clock.now()).catch(() => undefined)
      if (cached?.creators) {
        seen.push(new Set(cached.creators))
        return answerOf(cached.bytes)
      }
      const answer = await app.inject({ url, headers: { ...(cookie && { cookie }) } })
      // An answer for a signed-out visitor never changes; every other answer must declare what it shows.
      if (answer.statusCode !== 401) seen.push(readShows(answer.headers[showsHeader]))
      return { status: answer.statusCode, body: answer.body }
    }
    const request = new Request(`${deps.publicUrl}${address}`, { headers: { ...(cookie && { cookie }) } })
    const { html, ending, ...head } = await site.render(request, {
      call,
      nonce: nonceGap,
      origin: deps.publicUrl,
      version: site.version.version,
      hasSession: cookie !== undefined,
      firstLook,
      isDevelopment: !deps.isProduction,
      analytics: deps.analytics ?? null,
    })
    return { ...head, template: makeTemplate(html, ending), shows: mergeShows(seen) }
  }

  /** Concurrent requests for the same page share one rendering. */
  const renderShared = (address: string): Promise<Rendered> => {
    const known = underWay.get(address)
    if (known) return known
    const changesBefore = cache.changes()
    const begun = render(address, undefined)
      .then((rendered) => {
        // A change that came meanwhile found nothing to drop, and this page may be outdated.
        const isTrue = deps.isHearingChanges() && cache.changes() === changesBefore
        if (rendered.status === 200 && rendered.shows && isTrue) {
          cache.set(address, { template: rendered.template, shows: rendered.shows, renderedAt: clock.now().getTime() })
        }
        return rendered
      })
      .finally(() => underWay.delete(address))
    underWay.set(address, begun)
    return begun
  }

  const shared = { isSecure: deps.isProduction, analyticsHost: deps.analytics?.host }
  const unframed = pageHeaders({ ...shared, frameAncestors: [] })
  const headersFor = async (url: string) => {
    // In development the tools add inline scripts.
    if (site.middleware) return () => ({})
    const frameAncestors = await deps.frameAncestorsOf(url)
    const formHosts = deps.formHostsOf(url)
    return frameAncestors.length > 0 || formHosts.length > 0 ? pageHeaders({ ...shared, frameAncestors, formHosts }) : unframed
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, template: PageTemplate) => {
    const nonce = newNonce()
    const zips = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const pieces = zips ? fillZipped(template, nonce) : fillPlain(template, nonce)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-length': pieces.reduce((sum, piece) => sum + piece.length, 0),
      // Going back in a browser shows its own copy: it must not show an order's old state.
      'cache-control': deps.hasSession(request) || !mayBeCached(request.url) ? neverCached : 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'x-request-id': request.id,
      ...(zips && { 'content-encoding': 'gzip' }),
      ...(await headersFor(request.url))(nonce),
    }
    // Written piece by piece without the framework, which would need the whole page in one buffer.
    reply.hijack()
    const { raw } = reply
    raw.writeHead(reply.statusCode, headers)
    if (request.method === 'HEAD') return raw.end()
    for (const piece of pieces) raw.write(piece)
    return raw.end()
  }

  const sendRendered = (request: FastifyRequest, reply: FastifyReply, rendered: Rendered) => {
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    reply.code(rendered.status)
    if (/^[\x20-\x7e]{1,300}$/.test(rendered.statusText)) reply.raw.statusMessage = rendered.statusText
    return send(request, reply, rendered.template)
  }

  /** Without the database, an older cached page is better than an error. */
  const answerInDoubt = async (request: FastifyRequest, reply: FastifyReply, address: string, cached: CachedPage) => {
    const rendered = await renderShared(address).catch(() => undefined)
    if (rendered && rendered.status < 500) return sendRendered(request, reply, rendered)
    metrics.pages.inc({ from: 'doubtful' })
    return send(request, reply, cached.template)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = await pageAddress(request.raw.url ?? '/', site.queryNamesOf)
    // The router would answer its own data here; the site never requests it.
    if (/\.data(\?|$)/.test(address)) return sendProblem(new Refusal('not-found'), request, reply)
    if (deps.hasSession(request)) {
      const { headers } = request
      const platform = detectPlatform({ userAgent: headers['user-agent'], hint: headers['sec-ch-ua-platform']?.toString() })
      const firstLook = { locale: localeOf(headers['accept-language']), at: clock.now().toISOString(), platform }
      return sendRendered(request, reply, await render(address, headers.cookie, firstLook))
    }
    if (!mayBeCached(address)) return sendRendered(request, reply, await render(address, undefined))
    const cached = cache.find(address)
    if (!cached) {
      metrics.pages.inc({ from: 'rendered' })
      return sendRendered(request, reply, await renderShared(address))
    }
    if (cached.isDoubtful) return answerInDoubt(request, reply, address, cached)
    if (clock.now().getTime() - cached.renderedAt > staleAfter) {
      metrics.pages.inc({ from: 'stale' })
      renderShared(address).catch((error) => request.log.warn({ err: error }, 'a page could not be rendered anew'))
    } else metrics.pages.inc({ from: 'cached' })
    return send(request, reply, cached.template)
  }

  // The API's documentation is the only page below /api.
  for (const url of ['/*', '/api/docs', '/api/docs/']) app.route({ method: 'GET', url, config: { access: 'public' }, handler: answer })
}
