import type { FastifyInstance } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { isFileKey } from '#platform/files/file-key.ts'
import { FileMissing, type Files } from '#platform/files/files.ts'
import { parseRange } from '#platform/files/serve-range.ts'

/** What pages show: pictures and samples. Everything else in storage needs a signed link. */
const publicFolders = ['images/', 'sounds/']

/** Public files are named after their content, so they never change and may be kept for ever. */
export const serveFiles = (app: FastifyInstance, files: Files): void => {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/files/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const key = request.params['*']
      if (!isFileKey(key) || !publicFolders.some((folder) => key.startsWith(folder))) refuse('not-found')
      const file = (await files.find(key)) ?? refuse('not-found')
      reply.headers({
        'content-type': file.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: file.etag,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
      const verdict = parseRange(request.headers.range, file.size)
      if (verdict.kind === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      const range = verdict.kind === 'part' ? verdict.range : undefined
      reply.header('content-length', range ? range.end - range.start + 1 : file.size)
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      if (request.method === 'HEAD') return reply.send()
      try {
        return reply.send(await files.open(key, range))
      } catch (error) {
        if (error instanceof FileMissing) refuse('not-found')
        throw error
      }
    },
  })
}
