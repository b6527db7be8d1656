import { FLACDecoder } from '@wasm-audio-decoders/flac'
import CodecParser from 'codec-parser'
import type { ByteReader } from '#platform/files/byte-reader.ts'
import type { Pcm } from './pcm.ts'
import { damaged, requireKnownForm, requireShort, requireWhole } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

type StreamInfo = { sampleRate: number; frames: number }

/** The first block of every FLAC: 20 bits of rate, 3 of channels, 5 of depth, 36 of length. */
const readStreamInfo = (head: Uint8Array): StreamInfo => {
  if (head.length < 42 || ((head[4] ?? 0) & 127) !== 0) return unreadable(damaged)
  const view = new DataView(head.buffer, head.byteOffset)
  const sampleRate = view.getUint32(18) >>> 12
  requireKnownForm(((view.getUint8(20) >> 1) & 7) + 1, sampleRate)
  // Zero where the encoder did not know.
  const frames = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22)
  requireShort(frames / sampleRate)
  return { sampleRate, frames }
}

export async function* decodeFlac(reader: ByteReader): AsyncGenerator<Pcm> {
  const info = readStreamInfo(await reader.peek(42))
  const decoder = new FLACDecoder()
  await decoder.ready
  const parser = new CodecParser('audio/flac', { onCodec: () => undefined, enableFrameCRC32: false })
  let decoded = 0

  // One frame at a time: silence takes a thousand times less room in the file than decoded, and so would a bomb.
  async function* decodeAll(frames: Iterator<{ data: Uint8Array }>): AsyncGenerator<Pcm> {
    for (const { data } of Iterator.from(frames)) {
      const { channelData, samplesDecoded, sampleRate, errors } = await decoder.decodeFrames([data])
      if (errors.length > 0) unreadable(damaged)
      decoded += samplesDecoded
      if (samplesDecoded > 0) yield { channels: channelData, sampleRate }
    }
  }

  for await (const chunk of reader.rest()) yield* decodeAll(parser.parseChunk(chunk))
  yield* decodeAll(parser.flush())
  requireWhole(info.frames / info.sampleRate, decoded / info.sampleRate)
}
