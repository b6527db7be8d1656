import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'

/** A body that is a file. Nothing is read before the handler sets a size limit. */
export type IncomingFile = { read(maxBytes: number): Readable }

const tooLarge = (limit: number): Refusal =>
  new Refusal('too-large', { detail: `The file is larger than the ${Math.floor(limit / 1024 / 1024)} MB limit.` })

async function* atMost(body: Readable, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    // Not destroyed if we stop in the middle: that would close the connection that the answer needs.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > limit) throw tooLarge(limit)
      yield chunk
    }
  } catch (error) {
    if (body.errored) throw new Refusal('malformed-request', { detail: 'The file ended before it was complete.' })
    throw error
  }
}

export const incomingFile = (request: FastifyRequest): IncomingFile => ({
  read: (limit) => {
    if (Number(request.headers['content-length']) > limit) throw tooLarge(limit)
    const body = request.body instanceof Readable ? request.body : Readable.from([])
    return Readable.from(atMost(body, limit), { objectMode: false })
  },
})

/** How long a refused client may continue to send before it is disconnected. */
const patience = 5_000

/** A browser reads the answer only after it has sent everything, so the rest is read and discarded for a while. */
const throwRestAway = ({ raw }: FastifyRequest): void => {
  if (raw.complete || raw.destroyed) return
  const cut = setTimeout(() => raw.destroy(), patience).unref()
  raw.once('close', () => clearTimeout(cut))
  raw.resume()
}

/** For routes that take a file: any content type is accepted, and the body is passed on unread. */
export const readFilesOnly = (files: FastifyInstance): FastifyInstance => {
  files.removeAllContentTypeParsers()
  files.addContentTypeParser('*', (_request, body, done) => done(null, body))
  files.addHook('onResponse', async (request) => throwRestAway(request))
  return files
}

/** The content type of a tus piece. */
export const pieceType = 'application/offset+octet-stream'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** For routes that take a piece of a file: nothing else is accepted. Some programs send a content type even without a body. */
export const readPiecesOnly = (pieces: FastifyInstance): FastifyInstance => {
  pieces.removeAllContentTypeParsers()
  pieces.addContentTypeParser(pieceType, (_request, body, done) => done(null, body))
  pieces.addContentTypeParser('*', (request, _body, done) => done(hasBody(request) ? new Refusal('wrong-content-type') : null))
  pieces.addHook('onResponse', async (request) => throwRestAway(request))
  return pieces
}
