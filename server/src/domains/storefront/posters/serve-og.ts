import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bundleId, creatorId, productId } from '#contract/core/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { drawPoster } from './draw-poster.ts'
import type { Poster } from './og.rules.ts'
import { findBundlePoster, findCreatorPoster, findProductPoster, shopPoster } from './og.views.ts'

/** Counted up when the drawing changes, so that the pictures of before are not shown any more. */
const look = 1

const keyOf = (poster: Poster): string => {
  const name = createHash('sha256')
    .update(JSON.stringify([look, poster]))
    .digest('hex')
    .slice(0, 40)
  return `posters/${name.slice(0, 2)}/${name}.png`
}

type Deps = { db: Reader; files: Files }
type Params = { creator: string; item: string }
const open = { config: { access: 'public' } } as const

/** Pictures for link previews. Drawn once for what they show and cached in the storage; whatever changes makes another picture. */
export const servePosters = (app: FastifyInstance, { db, files }: Deps): void => {
  const underWay = new Map<string, Promise<void>>()

  const drawOnce = (key: string, poster: Poster): Promise<void> => {
    const begun = underWay.get(key) ?? drawAndStore(key, poster).finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
  const drawAndStore = async (key: string, poster: Poster): Promise<void> => {
    // One after the other: a robot that asks for everything must not take the machine from the visitors.
    await Promise.allSettled([...underWay.values()])
    await files.put(key, await drawPoster(files, poster), { contentType: 'image/png' })
  }

  const send = async (reply: FastifyReply, found: Poster | undefined) => {
    const poster = found ?? refuse('not-found')
    const key = keyOf(poster)
    if (!(await files.find(key))) await drawOnce(key, poster)
    const file = (await files.find(key)) ?? refuse('not-found')
    reply.headers({
      'cache-control': 'public, max-age=3600',
      etag: file.etag,
      'content-length': file.size,
      'x-content-type-options': 'nosniff',
    })
    return reply.type('image/png').send(await files.open(key))
  }

  app.get('/og.png', open, (_request, reply) => send(reply, shopPoster))

  app.get<{ Params: Pick<Params, 'creator'> }>('/og/:creator.png', open, async ({ params }, reply) =>
    send(reply, creatorId.safeParse(params.creator).success ? await findCreatorPoster(db, params.creator) : undefined),
  )

  app.get<{ Params: Params }>('/og/:creator/:item.png', open, async ({ params: { creator, item } }, reply) => {
    const isName = creatorId.safeParse(creator).success && productId.safeParse(item).success
    return send(reply, isName ? await findProductPoster(db, creator, item) : undefined)
  })

  app.get<{ Params: Params }>('/og/:creator/bundles/:item.png', open, async ({ params: { creator, item } }, reply) => {
    const isName = creatorId.safeParse(creator).success && bundleId.safeParse(item).success
    return send(reply, isName ? await findBundlePoster(db, creator, item) : undefined)
  })
}
