import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type FindOrigins = (creatorId: string) => Promise<readonly string[]>

const scopeOf = (request: FastifyRequest): string | undefined => /^\/@([^/]+)\//.exec(request.url)?.[1]

const allow = (reply: FastifyReply, origin: string): void => {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Location' })
}

/**
 * Sites that a creator allows may call that creator's scoped API with Bearer tokens. It uses no cookies, so credentials are not allowed,
 * and nothing outside /@{creatorId}/ answers other sites at all.
 */
export const answerCors = (app: FastifyInstance, findOrigins: FindOrigins): void => {
  app.addHook('onRequest', async (request, reply) => {
    const scope = scopeOf(request)
    if (!scope) return
    // Also if no site is allowed: a cache must not return that answer to an allowed one.
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
