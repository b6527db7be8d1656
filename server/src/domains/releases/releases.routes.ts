import type { FastifyRequest } from 'fastify'
import { chooseRelease, detectPlatform } from '#contract/releases/platforms.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import * as contract from '#contract/releases/releases.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { Holder } from './current-release.ts'
import { describeReleases } from './downloads/describe-releases.ts'
import { linkBuild } from './downloads/link-build.ts'
import { findProductOfBuild, findProductReleases } from './release.views.ts'

export type ReleasesDeps = {
  publicUrl: string
  signatures: Vault
  /** The license that a program sends by `Authorization: LicenseToken`; nothing for an invalid one. */
  findShownLicense(db: Reader, authorization: string | undefined, product: ProductKey, now: Date): Promise<string | undefined>
}

const platformOf = ({ headers }: FastifyRequest) =>
  detectPlatform({ userAgent: headers['user-agent'], hint: headers['sec-ch-ua-platform']?.toString() })

const pageLength = 50

const nextPath = ({ creatorId, productId }: ProductKey, channel: Channel | undefined, after: string): string =>
  `/api/storefront/products/${creatorId}/${productId}/releases?${new URLSearchParams({ ...(channel && { channel }), after })}`

export const releaseRoutes = (deps: ReleasesDeps) => {
  const userOf = (visitor: Visitor): string | null => (visitor.kind === 'user' ? visitor.userId : null)

  /** Who asks for a product: an account, or a program that sent a license of that very product. */
  const holderOf = async (db: Reader, product: ProductKey, visitor: Visitor, request: FastifyRequest, now: Date): Promise<Holder> => {
    const { authorization } = request.headers
    const shown = authorization ? await deps.findShownLicense(db, authorization, product, now) : undefined
    return { userId: userOf(visitor), licenseId: shown ?? null }
  }

  return [
    implement(contract.listReleases, async ({ db, params, query, visitor, request, reply, now }) => {
      const holder = await holderOf(db, params, visitor, request, now)
      const wanted = { holder, channel: query.channel ?? 'stable', now }
      const part = { after: query.after, limit: pageLength + 1 }
      const row = (await findProductReleases(db, params.creatorId, params.productId, wanted, part)) ?? refuse('not-found')
      reply.header('cache-control', 'private, no-cache')
      const releases = row.releases.slice(0, pageLength)
      const next = row.releases.length > pageLength ? nextPath(params, query.channel, releases.at(-1)?.id ?? '') : null
      const asking = { holder, publicUrl: deps.publicUrl, platform: platformOf(request) }
      return { status: 200, body: { ...(await describeReleases({ ...row, releases }, asking)), hasMore: next !== null, next } }
    }),

    implement(contract.getDownload, async ({ db, params, query, scope, visitor, request, reply, now }) => {
      const product = (await findProductOfBuild(db, params.downloadId)) ?? refuse('not-found')
      const holder = await holderOf(db, product, visitor, request, now)
      const location = await linkBuild(db, deps, { buildId: params.downloadId, holder, scope, now })
      return answerLink(location, query.redirect, reply)
    }),

    implement(contract.getNewestDownload, async ({ db, params, query, visitor, request, reply, now }) => {
      const holder = await holderOf(db, params, visitor, request, now)
      const row =
        (await findProductReleases(db, params.creatorId, params.productId, { holder, channel: query.channel ?? 'stable', now })) ??
        refuse('not-found')
      const wanted = query.platform ?? platformOf(request)
      const offered = row.releases.map(({ builds }) => ({ downloads: builds }))
      const { build } = chooseRelease(offered, wanted) ?? refuse('no-build')
      const location = await linkBuild(db, deps, { buildId: build.id, holder, scope: undefined, now })
      return answerLink(location, query.redirect, reply)
    }),
  ]
}

const answerLink = (location: string, redirect: 'true' | 'false' | undefined, reply: { header(name: string, value: string): unknown }) => {
  reply.header('cache-control', 'no-store')
  if (redirect === 'false') return { status: 200, body: { location } }
  reply.header('location', location)
  return { status: 302 }
}
