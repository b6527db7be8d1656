import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { insertSound } from './media.store.ts'
import { addressOf, type MediaVerdict } from './media.ts'
import { pressApart } from './sound/press-apart.ts'

type Source = { chunks: AsyncIterable<Uint8Array>; size: number; onProgress?: (bytes: number) => void; within?: number }

/** Listens to a sound and stores what pages play of it. Nothing of the file itself is kept. */
export const storeSound = async (files: Files, creatorId: string, { chunks, size, ...options }: Source): Promise<MediaVerdict> => {
  const pressed = await pressApart(chunks, size, options)
  if (!pressed.made) return { stored: false, reason: pressed.reason }
  const key = contentKey('sounds', pressed.mp3, 'mp3')
  await files.put(key, pressed.mp3, { contentType: 'audio/mpeg' })
  const url = addressOf(key)
  return {
    stored: true,
    result: { url, image: null, sound: pressed.sound },
    record: async (tx, now) => void (await insertSound(tx, creatorId, url, pressed.sound, now)),
  }
}
