import { createHash, type Hash } from 'node:crypto'
import { requireFileKey } from './file-key.ts'

/**
 * A key made from the content: the same bytes are stored once, and the content of a key never changes, so it can be cached forever. The two
 * letters keep folders small.
 */
export const contentKey = (folder: string, bytes: Uint8Array, extension: string): string =>
  keyOf(folder, createHash('sha256').update(bytes), extension)

/** The same for a file that is too large for memory. */
export const contentKeyOfStream = async (folder: string, body: AsyncIterable<Uint8Array>, extension: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return keyOf(folder, hash, extension)
}

const keyOf = (folder: string, hash: Hash, extension: string): string => contentKeyOfDigest(folder, hash.digest('hex'), extension)

/** The same if the SHA-256 is already known. */
export const contentKeyOfDigest = (folder: string, digest: string, extension: string): string => {
  const name = digest.slice(0, 40)
  return requireFileKey(`${folder}/${name.slice(0, 2)}/${name}.${extension}`)
}
