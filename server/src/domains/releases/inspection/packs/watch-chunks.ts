/** Parts of a WAV or AIFF that say something about it, whatever comes first. */
export type Chunks = Map<string, Buffer>

const wanted = new Set(['fmt ', 'COMM', 'acid', 'smpl', 'id3 ', 'ID3 '])
const chunkLimit = 64 * 1024

export type ChunkWatcher = { add(piece: Uint8Array): void; chunks: Chunks; head: Buffer }

const headLimit = 64 * 1024

/** Sees a sound pass by and picks out the chunks that are wanted. Those behind the samples, too: that is where tempo and key stand. */
export const watchChunks = (): ChunkWatcher => {
  const chunks: Chunks = new Map()
  let head: Buffer = Buffer.alloc(0)
  let held: Buffer = Buffer.alloc(0)
  let skip = 12
  let isLittle: boolean | undefined

  const readNext = (): boolean => {
    if (held.length < 8) return false
    const name = held.toString('latin1', 0, 4)
    const length = isLittle ? held.readUInt32LE(4) : held.readUInt32BE(4)
    const padded = length + (length % 2)
    if (!wanted.has(name) || length > chunkLimit || chunks.has(name)) {
      skip = 8 + padded
      return true
    }
    if (held.length < 8 + length) return false
    chunks.set(name, Buffer.from(held.subarray(8, 8 + length)))
    skip = 8 + padded
    return true
  }

  const add = (piece: Uint8Array): void => {
    if (head.length < headLimit) head = Buffer.concat([head, piece.subarray(0, headLimit - head.length)])
    if (isLittle === undefined && head.length >= 12) {
      const opening = head.toString('latin1', 0, 4)
      isLittle = opening === 'RIFF' ? true : opening === 'FORM' ? false : undefined
    }
    if (isLittle === undefined && head.length >= 12) return
    // What is passed over is not held on to.
    const passed = Math.min(skip, held.length + piece.length)
    held = passed >= held.length ? Buffer.from(piece.subarray(passed - held.length)) : Buffer.concat([held.subarray(passed), piece])
    skip -= passed
    while (skip === 0 && readNext()) {
      const more = Math.min(skip, held.length)
      held = held.subarray(more)
      skip -= more
    }
  }

  return {
    add,
    chunks,
    get head() {
      return head
    },
  }
}
