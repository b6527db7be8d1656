import type { PackSound } from '#contract/releases/build-report.ts'
import { watchLevels } from './sound-levels.ts'
import { keyInName, soundFormat, tempoInName } from './sound-name.rules.ts'
import { readTags } from './sound-tags.ts'
import { type ChunkWatcher, watchChunks } from './watch-chunks.ts'

type Pcm = { channels: Float32Array[]; sampleRate: number }
export type DecodeSound = (chunks: AsyncIterable<Uint8Array>, size: number) => AsyncIterable<Pcm>

const depthOf = ({ chunks, head }: ChunkWatcher): number | null => {
  const [wav, aiff] = [chunks.get('fmt '), chunks.get('COMM')]
  if (wav && wav.length >= 16) return wav.readUInt16LE(14)
  if (aiff && aiff.length >= 8) return aiff.readUInt16BE(6)
  if (head.length >= 22 && head.toString('latin1', 0, 4) === 'fLaC') return (((head[20] ?? 0) & 1) << 4) + ((head[21] ?? 0) >> 4) + 1
  return null
}

/** A sound inside a pack, decoded piece by piece to its end. One that cannot be played says why, and the pack goes on. */
export const readSound = async (
  path: string,
  content: AsyncIterable<Uint8Array>,
  size: number,
  decode: DecodeSound,
): Promise<PackSound> => {
  const watcher = watchChunks()
  const levels = watchLevels()
  const source = content[Symbol.asyncIterator]()
  async function* watched(): AsyncGenerator<Uint8Array> {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      watcher.add(next.value)
      yield next.value
    }
  }
  let [frames, sampleRate, channels] = [0, 0, 0]
  let problem: string | null = null
  try {
    for await (const piece of decode(watched(), size)) {
      frames += piece.channels[0]?.length ?? 0
      sampleRate = piece.sampleRate
      channels = piece.channels.length
      levels.add(piece.channels)
    }
  } catch (error) {
    // What is wrong with the archive is not the sound's fault. Decoders throw what they like at a damaged sound.
    if ((error as Error).name !== 'Unreadable' && !isDecoders(error)) throw error
    problem = (error as Error).name === 'Unreadable' ? (error as Error).message : 'This sound is damaged and cannot be read to its end.'
  }
  // Tempo and key stand behind the samples.
  for await (const _ of watched());
  const name = path.split('/').at(-1) ?? path
  const plain = name.replace(/\.[a-z0-9]+$/i, '')
  const tags = readTags(watcher.chunks, watcher.head)
  return {
    path,
    name,
    format: soundFormat(path) ?? 'Other',
    length: sampleRate > 0 && problem === null ? Math.round((frames / sampleRate) * 1_000) / 1_000 : null,
    sampleRate: sampleRate || null,
    bitDepth: depthOf(watcher),
    channels: channels || null,
    tempo: tempoInName(plain) ?? tags.tempo,
    key: keyInName(plain) ?? tags.key,
    isClipped: levels.isClipped(),
    isSilent: frames > 0 && problem === null && levels.isSilent(),
    problem,
  }
}

const isDecoders = (error: unknown): boolean => {
  const { name, code } = error as Error & { code?: string }
  return name !== 'Refused' && name !== 'NotLookedInto' && name !== 'AbortError' && code === undefined
}
