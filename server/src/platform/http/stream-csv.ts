import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type CsvRow, writeCsvHead, writeCsvRows } from '#kernel/csv.ts'
import { contentDisposition } from './content-disposition.ts'

/** A table of any length: its rows come in pages, and the next page is read when the previous one has been sent. */
export type CsvTable = { name: string; head: readonly string[]; pages: AsyncGenerator<readonly CsvRow[], void> }

async function* write(head: readonly string[], first: readonly CsvRow[], rest: CsvTable['pages']): AsyncGenerator<string, void> {
  yield writeCsvHead(head) + writeCsvRows(first)
  for await (const rows of rest) yield writeCsvRows(rows)
}

/**
 * Sends a table without holding all of it in memory. The first page is read before anything is sent, so that an immediate error is a normal
 * one; a later error breaks the connection, so that an incomplete table never looks complete.
 */
export const streamCsv = async (reply: FastifyReply, { name, head, pages }: CsvTable): Promise<Readable> => {
  const first = await pages.next()
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  return Readable.from(write(head, first.done ? [] : first.value, pages), { objectMode: false, highWaterMark: 1 })
}
