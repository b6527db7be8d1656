import type { ByteReader } from '#platform/files/byte-reader.ts'
import { type Pcm, readSamples, type SampleForm } from './pcm.ts'
import { damaged, noSound, requireKnownForm, requireShort, requireWhole } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

type AiffForm = { form: SampleForm; channels: number; sampleRate: number; frames: number }

const name = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
const framesAtOnce = 16_384

/** A number of 80 bits, as computers of 1988 wrote it. */
const readExtended = (view: DataView, at: number): number => {
  const exponent = (view.getUint16(at) & 0x7fff) - 16_383
  return view.getUint32(at + 2) * 2 ** (exponent - 31) + view.getUint32(at + 6) * 2 ** (exponent - 63)
}

/** How AIFF-C names what it does not compress. */
const kinds: Record<string, Pick<SampleForm, 'isFloat' | 'isLittle'>> = {
  NONE: { isFloat: false, isLittle: false },
  twos: { isFloat: false, isLittle: false },
  sowt: { isFloat: false, isLittle: true },
  fl32: { isFloat: true, isLittle: false },
  FL32: { isFloat: true, isLittle: false },
  fl64: { isFloat: true, isLittle: false },
  FL64: { isFloat: true, isLittle: false },
}

const readForm = (bytes: Uint8Array, isCompact: boolean): AiffForm => {
  if (bytes.length < (isCompact ? 22 : 18)) unreadable(damaged)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const channels = view.getUint16(0)
  const bits = view.getUint16(6)
  const sampleRate = readExtended(view, 8)
  requireKnownForm(channels, sampleRate)
  const kind = kinds[isCompact ? name(bytes, 18) : 'NONE']
  const fits = kind?.isFloat ? bits === 32 || bits === 64 : [8, 16, 24, 32].includes(bits)
  if (!kind || !fits) return unreadable('This AIFF is compressed in a way we can’t read. Save it as plain PCM with 16 or 24 bits.')
  return { form: { ...kind, bits: bits as SampleForm['bits'], isUnsigned: false }, channels, sampleRate, frames: view.getUint32(2) }
}

export async function* decodeAiff(reader: ByteReader, size: number): AsyncGenerator<Pcm> {
  const opening = (await reader.take(12)) ?? unreadable(damaged)
  let aiff: AiffForm | undefined
  for (let head = await reader.take(8); head; head = await reader.take(8)) {
    const length = new DataView(head.buffer, head.byteOffset).getUint32(4)
    if (name(head, 0) === 'SSND') {
      const block = (await reader.take(8)) ?? unreadable(damaged)
      if (!aiff) return unreadable(damaged)
      const { form, channels, sampleRate, frames } = aiff
      const width = (channels * form.bits) / 8
      if (frames === 0) unreadable(noSound)
      requireShort(frames / sampleRate)
      await reader.skip(new DataView(block.buffer, block.byteOffset).getUint32(0))
      requireWhole(frames / sampleRate, (size - reader.position()) / width / sampleRate)
      for (let left = frames * width; left > 0; ) {
        const part = (await reader.take(Math.min(left, framesAtOnce * width))) ?? unreadable(damaged)
        left -= part.length
        yield { channels: readSamples(part, form, channels), sampleRate }
      }
      return
    }
    if (name(head, 0) === 'COMM' && length <= 1024)
      aiff = readForm((await reader.take(length)) ?? unreadable(damaged), name(opening, 8) === 'AIFC')
    else if (!(await reader.skip(length))) break
    if (length % 2 === 1) await reader.skip(1)
  }
  unreadable(noSound)
}
