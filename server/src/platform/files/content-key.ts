import { createHash } from 'node:crypto'
import { requireFileKey } from './file-key.ts'

/**
 * Named after what is inside: the same bytes are stored once, and what stands under a key never changes, so it may be cached for ever.
 * The two letters keep folders small.
 */
export const contentKey = (folder: string, bytes: Uint8Array, extension: string): string => {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  return requireFileKey(`${folder}/${name.slice(0, 2)}/${name}.${extension}`)
}
