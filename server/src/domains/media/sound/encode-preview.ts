import { createMp3Encoder } from 'wasm-media-encoders'
import { withTag } from './mp3-tag.ts'

export type PreviewEncoder = { add(channels: readonly Float32Array[]): void; end(): Uint8Array }

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A stereo mp3 of about 175 kbit/s, made while the sound comes in. */
export const encodePreview = async (sampleRate: number): Promise<PreviewEncoder> => {
  const lame = await createMp3Encoder()
  lame.configure({ channels: 2, sampleRate: sampleRate as 44_100, vbrQuality: 3 })
  const parts: Uint8Array[] = []
  let samples = 0
  return {
    add: (channels) => {
      samples += channels[0]?.length ?? 0
      // The encoder lends out its own memory: what it returns is gone after the next call.
      parts.push(lame.encode(channels).slice())
    },
    end: () => {
      parts.push(lame.finalize().slice())
      return withTag(join(parts), samples)
    },
  }
}
