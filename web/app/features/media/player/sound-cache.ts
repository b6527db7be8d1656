import { soundBytes } from './sound-bytes.ts'
import { Trouble } from './trouble.ts'

/** A decoded minute takes some 20 MB, so only the last few sounds are cached. */
const limit = 6

/** Decoded sounds by address; the least recently used is dropped first. */
export const createSoundCache = (context: AudioContext) => {
  const sounds = new Map<string, AudioBuffer>()

  const put = (url: string, sound: AudioBuffer): AudioBuffer => {
    sounds.delete(url)
    sounds.set(url, sound)
    for (const oldest of sounds.keys()) {
      if (sounds.size <= limit) break
      sounds.delete(oldest)
    }
    return sound
  }

  return {
    fetch: async (url: string, signal: AbortSignal): Promise<AudioBuffer> => {
      const cached = sounds.get(url)
      if (cached) return put(url, cached)
      const bytes = await soundBytes(url, signal)
      const sound = await context.decodeAudioData(bytes).catch((cause) => {
        throw new Trouble('unreadable', cause)
      })
      return put(url, sound)
    },
  }
}
