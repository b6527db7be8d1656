import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type FindOrigins = (creatorId: string) => Promise<readonly string[]>

const scopeOf = (request: FastifyRequest): string | undefined => /^\/@([^/]+)\//.exec(request.url)?.[1]

const allow = (reply: FastifyReply, origin: string): void => {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Location' })
}

/**
 * Sites that a creator allows may call that creator's scoped API with Bearer tokens. Cookies are never part of it,
 * so no credentials are allowed, and nothing outside /@{creatorId}/ answers other sites at all.
 */
export const answerCors = (app: FastifyInstance, findOrigins: FindOrigins): void => {
  app.addHook('onRequest', async (request, reply) => {
    const scope = scopeOf(request)
    if (!scope) return
    // Also where no site is named: a cache must not hand that answer to one that is allowed.
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin && (await findOrigins(scope)).includes(origin)) allow(reply, origin)
  })
  app.options('/@:scope/*', { config: { access: 'public' } }, async (_request, reply) => {
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, x-mb-cors',
      'access-control-max-age': '600',
    })
    return reply.code(204).send()
  })
}
