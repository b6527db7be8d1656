import type { PackSound } from '#contract/releases/build-report.ts'
import type { InspectionInput } from '../inspection.ts'
import { readSound } from './read-sound.ts'

type Read = (path: string, content: AsyncIterable<Uint8Array>, size: number) => Promise<PackSound>

/** Decoders take a while to load, and only packs need them. */
export const loadReadSound = async (kind: InspectionInput['kind']): Promise<Read> => {
  if (kind !== 'pack') return () => Promise.reject(new Error('Only packs are listened to.'))
  const { decodeSound } = await import('#domains/media/sound/decode/index.ts')
  return (path, content, size) => readSound(path, content, size, decodeSound)
}
