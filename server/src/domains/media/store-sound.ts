import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { insertSound } from './media.store.ts'
import { addressOf, type MediaVerdict } from './media.ts'
import { encodeApart } from './sound/encode-apart.ts'

type Source = { chunks: AsyncIterable<Uint8Array>; size: number; onProgress?: (bytes: number) => void; within?: number }

/** Decodes a sound and stores what pages play of it. The file itself is not stored. */
export const storeSound = async (files: Files, creatorId: string, { chunks, size, ...options }: Source): Promise<MediaVerdict> => {
  const encoded = await encodeApart(chunks, size, options)
  if (!encoded.made) return { stored: false, reason: encoded.reason }
  const key = contentKey('sounds', encoded.mp3, 'mp3')
  await files.put(key, encoded.mp3, { contentType: 'audio/mpeg' })
  const url = addressOf(key)
  return {
    stored: true,
    result: { url, image: null, sound: encoded.sound },
    record: async (tx, now) => void (await insertSound(tx, creatorId, url, encoded.sound, now)),
  }
}
