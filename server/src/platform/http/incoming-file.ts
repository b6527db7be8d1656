import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'

/** A body that is a file. Nothing of it is read before somebody says how much of it they take. */
export type IncomingFile = { read(maxBytes: number): Readable }

const tooLarge = (limit: number): Refusal =>
  new Refusal('too-large', { detail: `The file is larger than the ${Math.floor(limit / 1024 / 1024)} MB limit.` })

async function* atMost(body: Readable, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    // Not destroyed when we stop in the middle: that would cut the connection through which the answer has to go.
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

/** How long somebody who was refused may go on sending before the connection is cut. */
const patience = 5_000

/** A browser reads the answer once it has sent everything, so the rest is taken and thrown away; for a while. */
const throwRestAway = ({ raw }: FastifyRequest): void => {
  if (raw.complete || raw.destroyed) return
  const cut = setTimeout(() => raw.destroy(), patience).unref()
  raw.once('close', () => clearTimeout(cut))
  raw.resume()
}

/** Where a route takes a file, any kind of body is one, and it is handed on unread. */
export const readFilesOnly = (files: FastifyInstance): FastifyInstance => {
  files.removeAllContentTypeParsers()
  files.addContentTypeParser('*', (_request, body, done) => done(null, body))
  files.addHook('onResponse', async (request) => throwRestAway(request))
  return files
}

/** What tus calls a piece of a file. */
export const pieceType = 'application/offset+octet-stream'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Where a route takes a piece of a file, it takes nothing else. Some programs name a type also where they send nothing. */
export const readPiecesOnly = (pieces: FastifyInstance): FastifyInstance => {
  pieces.removeAllContentTypeParsers()
  pieces.addContentTypeParser(pieceType, (_request, body, done) => done(null, body))
  pieces.addContentTypeParser('*', (request, _body, done) => done(hasBody(request) ? new Refusal('wrong-content-type') : null))
  pieces.addHook('onResponse', async (request) => throwRestAway(request))
  return pieces
}
