import type { FastifyReply, FastifyRequest } from 'fastify'
import { choosePlatform, type Platform } from '#contract/releases/platforms.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import * as contract from '#contract/releases/updates.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { showText } from '#kernel/shown-text.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Holder } from '../current-release.ts'
import { downloadPath } from '../downloads/describe-releases.ts'
import { linkBuild } from '../downloads/link-build.ts'
import type { ReleasesDeps } from '../releases.routes.ts'
import { answerIfChanged } from './answer-if-changed.ts'
import { describeLatest } from './describe-latest.ts'
import { type Feed, writeAppcast, writeWinSparkleFeed } from './feed.rules.ts'
import { findLatest, type LatestBuild, type ProductLatest } from './latest.views.ts'

type Asked = { product: ProductKey; channel: Channel | undefined; platform: Platform | undefined; now: Date }
type Found = { holder: Holder; latest: ProductLatest }

/** Where the file of a feed is. */
type LinkFile = (db: Reader, build: LatestBuild, holder: Holder, now: Date) => Promise<string>

/** The calls by which plugins learn of updates. */
export const updateRoutes = (deps: ReleasesDeps) => {
  const { publicUrl } = deps

  /** A product no longer for sale is there for its owners. */
  const find = async (db: Reader, request: FastifyRequest, { product, channel = 'stable', platform, now }: Asked): Promise<Found> => {
    const { authorization } = request.headers
    const licenseId = authorization ? await deps.findShownLicense(db, authorization, product, now) : undefined
    const holder = { userId: null, licenseId: licenseId ?? null }
    const latest = await findLatest(db, product, { holder, channel, platform, now })
    return latest && (latest.isOnSale || licenseId !== undefined) ? { holder, latest } : refuse('not-found')
  }

  const permanentLink: LinkFile = async (_db, { id }) => downloadPath(publicUrl, id)

  /**
   * WinSparkle sends its headers when it requests the feed, and not when it fetches the file: for a caller with a license the
   * address is a link that needs nothing else. Where no link can be made, the permanent address explains why.
   */
  const signedLink: LinkFile = async (db, build, holder, now) => {
    if (holder.licenseId === null) return downloadPath(publicUrl, build.id)
    try {
      return await linkBuild(db, deps, { buildId: build.id, holder, scope: undefined, now })
    } catch (error) {
      if (error instanceof Refusal) return downloadPath(publicUrl, build.id)
      throw error
    }
  }

  const feedOf = async (db: Reader, request: FastifyRequest, asked: Asked, linkTo: LinkFile): Promise<Feed> => {
    const { holder, latest } = await find(db, request, asked)
    const { name, slug, productId, release } = latest
    const build = release && choosePlatform(release.builds, asked.platform)
    return {
      title: name,
      link: new URL(`/${encodeURIComponent(slug)}/${encodeURIComponent(productId)}`, publicUrl).href,
      item: build
        ? {
            version: release.version,
            publishedAt: release.publishedAt,
            notesHtml: await showText(release.notes),
            file: { url: await linkTo(db, build, holder, asked.now), size: build.size, edSignature: build.edSignature },
          }
        : null,
    }
  }

  const sendFeed = (request: FastifyRequest, reply: FastifyReply, text: string) => {
    reply.type('application/rss+xml; charset=utf-8')
    return answerIfChanged(request, reply, text)
  }

  return [
    implement(contract.getLatestRelease, async ({ db, params, query, request, reply, now }) => {
      const { platform, version, channel } = query
      const { latest } = await find(db, request, { product: params, channel, platform, now })
      const { release } = latest
      if (!release) {
        reply.header('cache-control', 'no-store')
        return { status: 204 }
      }
      return answerIfChanged(request, reply, await describeLatest({ ...latest, release }, { platform, version, publicUrl }))
    }),

    implement(contract.getAppcast, async ({ db, params, query, request, reply, now }) =>
      sendFeed(
        request,
        reply,
        writeAppcast(await feedOf(db, request, { product: params, channel: query.channel, platform: 'Mac', now }, permanentLink)),
      ),
    ),

    implement(contract.getWinSparkleFeed, async ({ db, params, query, request, reply, now }) =>
      sendFeed(
        request,
        reply,
        writeWinSparkleFeed(await feedOf(db, request, { product: params, channel: query.channel, platform: 'Windows', now }, signedLink)),
      ),
    ),
  ]
}
