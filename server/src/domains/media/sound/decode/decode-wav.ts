import type { ByteReader } from '#platform/files/byte-reader.ts'
import { type Pcm, readSamples, type SampleForm } from './pcm.ts'
import { damaged, noSound, requireKnownForm, requireShort, requireWhole } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

type WavForm = { form: SampleForm; channels: number; sampleRate: number }

const name = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
/** What programs write that cannot know the length when they begin. */
const unknownLength = 0xffffffff
const framesAtOnce = 16_384

const readForm = (bytes: Uint8Array): WavForm => {
  if (bytes.length < 16) unreadable(damaged)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // "Extensible" has the true kind at the start of a longer name.
  const kind = view.getUint16(0, true) === 0xfffe && bytes.length >= 26 ? view.getUint16(24, true) : view.getUint16(0, true)
  const channels = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  requireKnownForm(channels, sampleRate)
  const isFloat = kind === 3 && (bits === 32 || bits === 64)
  const isWhole = kind === 1 && (bits === 8 || bits === 16 || bits === 24 || bits === 32)
  if (!isFloat && !isWhole) return unreadable('This WAV is compressed in a way we can’t read. Save it as plain PCM with 16 or 24 bits.')
  if (view.getUint16(12, true) !== (channels * bits) / 8) unreadable('The header of this WAV contradicts itself. Export it again.')
  return { form: { bits: bits as SampleForm['bits'], isFloat, isLittle: true, isUnsigned: bits === 8 }, channels, sampleRate }
}

/** Says no from the header, before anything is decoded. */
const judgeLength = (data: number, left: number, bytesPerSecond: number): void => {
  if (data === 0) unreadable(noSound)
  if (data === unknownLength) unreadable('The header of this WAV does not say how long it is. Export it again.')
  requireShort(data / bytesPerSecond)
  requireWhole(data / bytesPerSecond, left / bytesPerSecond)
}

export async function* decodeWav(reader: ByteReader, size: number): AsyncGenerator<Pcm> {
  await reader.skip(12)
  let wav: WavForm | undefined
  for (let head = await reader.take(8); head; head = await reader.take(8)) {
    const length = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
    if (name(head, 0) === 'data') {
      if (!wav) return unreadable(damaged)
      const { form, channels, sampleRate } = wav
      const width = (channels * form.bits) / 8
      judgeLength(length, size - reader.position(), width * sampleRate)
      for (let left = length - (length % width); left > 0; ) {
        const part = (await reader.take(Math.min(left, framesAtOnce * width))) ?? unreadable(damaged)
        left -= part.length
        yield { channels: readSamples(part, form, channels), sampleRate }
      }
      return
    }
    if (name(head, 0) === 'fmt ' && length <= 1024) wav = readForm((await reader.take(length)) ?? unreadable(damaged))
    else if (!(await reader.skip(length))) break
    // Chunks stand on even places.
    if (length % 2 === 1) await reader.skip(1)
  }
  unreadable(noSound)
}
