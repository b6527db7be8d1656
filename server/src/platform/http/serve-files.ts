import type { FastifyInstance } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { isFileKey } from '#platform/files/file-key.ts'
import type { Files, StoredFile } from '#platform/files/files.ts'
import { sendFile } from './send-file.ts'

/** Files that pages show: images, samples, previews of packs and videos. Everything else in storage needs a signed link. */
const publicFolders = ['images/', 'sounds/', 'previews/', 'videos/']

/** For folders whose files are not always public: a function that decides about each file. */
export type ShownNow = Readonly<Record<string, (key: string) => Promise<boolean>>>

const forEver = 'public, max-age=31536000, immutable'
/** Files that may be withdrawn are revalidated soon. */
const forNow = 'public, max-age=300'

const headersOf = (file: StoredFile, cacheControl: string) => ({
  'content-type': file.contentType,
  'cache-control': cacheControl,
  etag: file.etag,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})

/** Proxies that compress turn a tag into a weak one, and a browser may send several. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

/** Public files are named after their content, so they never change, and most can be cached forever. */
export const serveFiles = (app: FastifyInstance, files: Files, shownNow: ShownNow = {}): void => {
  app.route<{ Params: { '*': string } }>({
    // HEAD is declared explicitly: Fastify's own HEAD for a GET would report a length of 0.
    method: ['GET', 'HEAD'],
    url: '/files/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const key = request.params['*']
      if (!isFileKey(key) || !publicFolders.some((folder) => key.startsWith(folder))) refuse('not-found')
      const isShown = shownNow[key.slice(0, key.indexOf('/'))]
      if (isShown && !(await isShown(key))) refuse('not-found')
      const file = (await files.find(key)) ?? refuse('not-found')
      const headers = headersOf(file, isShown ? forNow : forEver)
      if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).headers(headers).send()
      return sendFile(request, reply, { files, key, size: file.size, headers })
    },
  })
}
