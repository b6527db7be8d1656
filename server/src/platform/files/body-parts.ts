import type { Readable } from 'node:stream'

const asBuffer = (chunk: Uint8Array | string): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)

/** Cuts a body into full parts and a rest, holding one part at a time. An empty body is one empty part. */
export async function* bodyParts(body: Uint8Array | Readable, size: number): AsyncGenerator<Buffer, undefined, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    let rest = asBuffer(chunk)
    while (length + rest.length > size) {
      const end = size - length
      yield Buffer.concat([...waiting, rest.subarray(0, end)])
      rest = rest.subarray(end)
      waiting = []
      length = 0
    }
    waiting.push(rest)
    length += rest.length
  }
  yield Buffer.concat(waiting)
  return undefined
}
