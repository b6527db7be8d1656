export type ByteReader = {
  /** How many bytes have been read so far. */
  position(): number
  /** Up to this many of the next bytes, without consuming them. */
  peek(length: number): Promise<Uint8Array>
  /** Exactly this many bytes, or undefined if the file ends before. */
  take(length: number): Promise<Uint8Array | undefined>
  /** Up to this many bytes as they arrive, or undefined at the end. */
  some(limit: number): Promise<Uint8Array | undefined>
  /** False if the file ends before. Does not hold the skipped bytes in memory. */
  skip(length: number): Promise<boolean>
  /** All remaining bytes, as they arrive. */
  rest(): AsyncGenerator<Uint8Array>
}

const join = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Reads a file piece by piece, holding only one chunk and the requested bytes. */
export const readBytes = (chunks: AsyncIterable<Uint8Array>): ByteReader => {
  const source = chunks[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  let taken = 0

  const fill = async (length: number): Promise<boolean> => {
    while (held.length < length) {
      const next = await source.next()
      if (next.done) return false
      held = join(held, next.value)
    }
    return true
  }

  const drop = (length: number): Uint8Array => {
    const part = held.subarray(0, length)
    held = held.subarray(length)
    taken += part.length
    return part
  }

  return {
    position: () => taken,
    peek: async (length) => {
      await fill(length)
      return held.subarray(0, length)
    },
    take: async (length) => ((await fill(length)) ? drop(length) : undefined),
    some: async (limit) => ((await fill(1)) ? drop(limit) : undefined),
    skip: async (length) => {
      for (let left = length; left > 0; left -= drop(left).length) if (!(await fill(1))) return false
      return true
    },
    rest: async function* () {
      while (await fill(1)) yield drop(held.length)
    },
  }
}
