import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { isFileKey } from '#platform/files/file-key.ts'
import { type ByteRange, FileMissing, type Files, type StoredFile } from '#platform/files/files.ts'
import { parseRange } from '#platform/files/serve-range.ts'

/** What pages show: pictures, samples and videos. Everything else in storage needs a signed link. */
const publicFolders = ['images/', 'sounds/', 'videos/']

const headersOf = (file: StoredFile) => ({
  'content-type': file.contentType,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: file.etag,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})

/** Proxies that compress weaken a tag, and a browser may name several. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

const openOrRefuse = async (files: Files, key: string, range: ByteRange | undefined): Promise<Readable> => {
  try {
    return await files.open(key, range)
  } catch (error) {
    if (error instanceof FileMissing) refuse('not-found')
    throw error
  }
}

/** Public files are named after their content, so they never change and may be kept for ever. */
export const serveFiles = (app: FastifyInstance, files: Files): void => {
  app.route<{ Params: { '*': string } }>({
    // HEAD by name: the one that Fastify makes of a GET would say that every file is empty.
    method: ['GET', 'HEAD'],
    url: '/files/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const key = request.params['*']
      if (!isFileKey(key) || !publicFolders.some((folder) => key.startsWith(folder))) refuse('not-found')
      const file = (await files.find(key)) ?? refuse('not-found')
      if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).headers(headersOf(file)).send()
      const verdict = parseRange(request.headers.range, file.size)
      if (verdict.kind === 'unsatisfiable') {
        return reply
          .code(416)
          .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' })
          .send()
      }
      const range = verdict.kind === 'part' ? verdict.range : undefined
      const body = request.method === 'HEAD' ? undefined : await openOrRefuse(files, key, range)
      reply.headers(headersOf(file)).header('content-length', range ? range.end - range.start + 1 : file.size)
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      return reply.send(body)
    },
  })
}
