import { createHash, type Hash } from 'node:crypto'
import { requireFileKey } from './file-key.ts'

/**
 * Named after what is inside: the same bytes are stored once, and what stands under a key never changes, so it may be cached for ever.
 * The two letters keep folders small.
 */
export const contentKey = (folder: string, bytes: Uint8Array, extension: string): string =>
  keyOf(folder, createHash('sha256').update(bytes), extension)

/** The same for what is too large to be held at once. */
export const contentKeyOfStream = async (folder: string, body: AsyncIterable<Uint8Array>, extension: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return keyOf(folder, hash, extension)
}

const keyOf = (folder: string, hash: Hash, extension: string): string => contentKeyOfDigest(folder, hash.digest('hex'), extension)

/** The same where the SHA-256 is known already. */
export const contentKeyOfDigest = (folder: string, digest: string, extension: string): string => {
  const name = digest.slice(0, 40)
  return requireFileKey(`${folder}/${name.slice(0, 2)}/${name}.${extension}`)
}
