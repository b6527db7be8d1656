import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#kernel/refusal.ts'

/** A silently dead connection would lock its file for ever. A sender that is silent for this long continues where it stopped. */
const silence = 20_000

type Options = { limit: number; lost: AbortSignal; onChunk?: ((chunk: Buffer) => void) | undefined; patience?: number }

const broken = (): Refusal =>
  new Refusal('malformed-request', { detail: 'The upload was interrupted. What arrived is safe; continue from there.' })

/** The bytes of a request as they come, no more of them than there is room for. */
export async function* readPiece(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  { limit, lost, onChunk, patience = silence }: Options,
): AsyncGenerator<Buffer> {
  if (Number(headers['content-length'] ?? 0) > limit) refuse('too-large', { detail: 'That is more data than this file still needs.' })
  if (!(body instanceof Readable)) return
  // Not destroyed when we stop in the middle: that would cut the connection that the answer is sent on.
  const chunks = body.iterator({ destroyOnReturn: false })
  let isWaiting = false
  const watch = setTimeout(() => {
    // While the storage is slow nothing is requested from the sender.
    if (isWaiting) body.destroy(new Error('No data arrived for too long.'))
    else watch.refresh()
  }, patience).unref()
  let size = 0
  try {
    while (true) {
      isWaiting = true
      watch.refresh()
      const { done, value } = await chunks.next()
      isWaiting = false
      if (done) return
      if (lost.aborted) refuse('being-written')
      size += value.length
      if (size > limit) refuse('too-large', { detail: 'That is more data than this file still needs.' })
      onChunk?.(value)
      yield value
    }
  } catch (error) {
    throw body.errored ? broken() : error
  } finally {
    clearTimeout(watch)
  }
}
