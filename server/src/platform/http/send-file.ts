import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { type ByteRange, FileMissing, type Files } from '#platform/files/files.ts'
import { parseRange } from '#platform/files/serve-range.ts'

type SentFile = {
  files: Files
  key: string
  size: number
  headers: Record<string, string>
  /** Whether a range is allowed: not if the client has started to download another file. */
  mayResume?: boolean
  /** Called before bytes are sent, with their range; if it throws, nothing is sent. */
  beforeSending?: (part: ByteRange) => Promise<void>
}

const openOrRefuse = async (files: Files, key: string, range: ByteRange | undefined): Promise<Readable> => {
  try {
    return await files.open(key, range)
  } catch (error) {
    if (error instanceof FileMissing) refuse('not-found')
    throw error
  }
}

/** Sends a file or the requested range. For HEAD only the headers. */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> => {
  const { files, key, size, headers, mayResume = true, beforeSending } = file
  const verdict = mayResume ? parseRange(request.headers.range, size) : { kind: 'whole' as const }
  if (verdict.kind === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send()
  }
  const range = verdict.kind === 'part' ? verdict.range : undefined
  const body = request.method === 'HEAD' ? undefined : await openOrRefuse(files, key, range)
  try {
    if (body) await beforeSending?.(range ?? { start: 0, end: size - 1 })
  } catch (error) {
    body?.destroy()
    throw error
  }
  reply.headers(headers).header('content-length', range ? range.end - range.start + 1 : size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.send(body)
}
