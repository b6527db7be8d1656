import { createHash } from 'node:crypto'
import type { FileSource } from './file-source.ts'

/** Reads a file once from its beginning to its end, through one piece of memory: gigabytes of pieces would wait to be collected. */
export const hashFile = async (source: FileSource): Promise<string> => {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(256 * 1024)
  for (let at = 0; at < source.size; ) {
    const filled = await source.readInto(piece, at)
    // It was cut short while it was read.
    if (filled === 0) break
    hash.update(piece.subarray(0, filled))
    at += filled
  }
  return hash.digest('hex')
}
