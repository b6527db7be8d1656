import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import type { ByteReader } from '#platform/files/byte-reader.ts'
import { cutOgg } from './cut-ogg.ts'
import type { Pcm } from './pcm.ts'
import { damaged, requireKnownForm } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number; errors: readonly unknown[] }
type OggDecoder = { ready: Promise<void>; decode(bytes: Uint8Array): Decoded | Promise<Decoded>; flush(): Promise<Decoded> }

/** The first page says what kind of sound follows. */
const decoderFor = (body: Uint8Array): OggDecoder => {
  const opening = String.fromCharCode(...body.subarray(0, 8))
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  if (opening.startsWith('\x01vorbis') && body.length >= 30) {
    requireKnownForm(view.getUint8(11), view.getUint32(12, true))
    return new OggVorbisDecoder()
  }
  if (opening === 'OpusHead' && body.length >= 19) {
    requireKnownForm(view.getUint8(9), 48_000)
    return new OggOpusDecoder()
  }
  return unreadable('This Ogg file holds neither Vorbis nor Opus. Save it as WAV, FLAC or MP3.')
}

function* heard({ channelData, samplesDecoded, sampleRate, errors }: Decoded): Generator<Pcm> {
  if (errors.length > 0) unreadable(damaged)
  if (samplesDecoded > 0) yield { channels: channelData, sampleRate }
}

export async function* decodeOgg(reader: ByteReader): AsyncGenerator<Pcm> {
  let decoder: OggDecoder | undefined
  for await (const page of cutOgg(reader)) {
    decoder ??= decoderFor(page.body)
    await decoder.ready
    yield* heard(await decoder.decode(page.bytes))
  }
  if (decoder) yield* heard(await decoder.flush())
}
