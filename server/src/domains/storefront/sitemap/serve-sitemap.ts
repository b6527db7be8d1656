import type { FastifyInstance } from 'fastify'
import type { ArticleLibrary } from '#domains/articles/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts'
import { countSitemapParts, listSitemapPart } from './sitemap.views.ts'

type Deps = { db: Reader; library: ArticleLibrary; publicUrl: string }

const cached = { 'cache-control': 'public, max-age=3600' }
const open = { config: { access: 'public' } } as const

/** What search engines ask for first: where they may look, and what there is. */
export const serveSitemap = (app: FastifyInstance, { db, library, publicUrl }: Deps): void => {
  app.get('/robots.txt', open, async (_request, reply) =>
    reply.headers(cached).type('text/plain; charset=utf-8').send(writeRobots(publicUrl)),
  )

  app.get('/sitemap.xml', open, async (_request, reply) => {
    const parts = await countSitemapParts(db, library)
    const xml = parts > 1 ? writeSitemapIndex(publicUrl, parts) : writeSitemap(publicUrl, await listSitemapPart(db, library, 1))
    return reply.headers(cached).type('application/xml; charset=utf-8').send(xml)
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9][0-9]{0,3}).xml', open, async (request, reply) => {
    const entries = await listSitemapPart(db, library, Number(request.params.part))
    if (entries.length === 0) refuse('not-found')
    return reply.headers(cached).type('application/xml; charset=utf-8').send(writeSitemap(publicUrl, entries))
  })
}
