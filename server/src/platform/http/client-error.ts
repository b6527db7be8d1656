import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, toProblem } from '#kernel/refusal.ts'

const refusalOf = (code: string | undefined): Refusal =>
  new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'malformed-request')

/** Bytes that are not HTTP never become a request, so the answer is written by hand, in the format of all other refusals. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const refusal = refusalOf(error.code)
  const body = JSON.stringify(toProblem(refusal, 'unread'))
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
