import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ArticleLibrary } from '#domains/articles/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts'
import { listSitemapCreators, listSitemapOfCreator, standingPages } from './sitemap.views.ts'

type Deps = { db: Reader; library: ArticleLibrary; publicUrl: string }

const cached = { 'cache-control': 'public, max-age=3600' }
const open = { config: { access: 'public' } } as const

const sendXml = (reply: FastifyReply, xml: string) => reply.headers(cached).type('application/xml; charset=utf-8').send(xml)

/** What search engines ask for first: where they may look, and what there is. */
export const serveSitemap = (app: FastifyInstance, { db, library, publicUrl }: Deps): void => {
  app.get('/robots.txt', open, async (_request, reply) =>
    reply.headers(cached).type('text/plain; charset=utf-8').send(writeRobots(publicUrl)),
  )

  app.get('/sitemap.xml', open, async (_request, reply) => sendXml(reply, writeSitemapIndex(publicUrl, await listSitemapCreators(db))))

  app.get('/sitemap-pages.xml', open, async (_request, reply) => sendXml(reply, writeSitemap(publicUrl, standingPages(library))))

  app.get<{ Params: { slug: string } }>('/sitemap-creator-:slug(^[a-z0-9-]+).xml', open, async (request, reply) => {
    const entries = await listSitemapOfCreator(db, request.params.slug)
    if (entries.length === 0) refuse('not-found')
    return sendXml(reply, writeSitemap(publicUrl, entries))
  })
}
