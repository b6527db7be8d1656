import { MPEGDecoder } from 'mpg123-decoder'
import type { ByteReader } from '#platform/files/byte-reader.ts'
import { cutMp3 } from './cut-mp3.ts'
import type { Pcm } from './pcm.ts'
import { damaged } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

export async function* decodeMp3(reader: ByteReader, size: number): AsyncGenerator<Pcm> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  for await (const { bytes, frame } of cutMp3(reader, size)) {
    const { channelData, samplesDecoded, errors } = decoder.decodeFrame(bytes)
    if (errors.length > 0) unreadable(damaged)
    if (samplesDecoded > 0) yield { channels: channelData, sampleRate: frame.sampleRate }
  }
}
