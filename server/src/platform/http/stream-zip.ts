import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { writeZip } from '../files/write-zip.ts'
import type { ZipEntry } from '../files/zip-records.ts'
import { contentDisposition } from './content-disposition.ts'

async function* startingWith(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  if (!first.done) yield first.value
  yield* rest
}

/**
 * Sends a ZIP without holding all of it in memory. As for tables, an immediate error is a normal one, and a later one breaks the
 * connection: a ZIP without its end cannot be opened.
 */
export const streamZip = async (reply: FastifyReply, name: string, entries: AsyncIterable<ZipEntry>): Promise<Readable> => {
  const chunks = writeZip(entries)
  const first = await chunks.next()
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  return Readable.from(startingWith(first, chunks), { objectMode: false, highWaterMark: 1 })
}
