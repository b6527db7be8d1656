import { readBytes } from '#platform/files/byte-reader.ts'
import { headLength, judgeForm } from '../../file-form.rules.ts'
import { decodeAiff } from './decode-aiff.ts'
import { decodeFlac } from './decode-flac.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { decodeOgg } from './decode-ogg.ts'
import { decodeWav } from './decode-wav.ts'
import type { Pcm } from './pcm.ts'
import { maxSeconds, noSound, refuseEndless, requireKnownForm } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

const decoders = { wav: decodeWav, aiff: decodeAiff, mp3: decodeMp3, flac: decodeFlac, ogg: decodeOgg } as const

/** A file may change its mind in the middle, where no header was looked at. */
const requireSame = (first: Pcm, piece: Pcm): void => {
  if (first.sampleRate === piece.sampleRate && first.channels.length === piece.channels.length) return
  unreadable('This sound changes its sample rate or its channels in the middle. Export it again.')
}

/** A sound piece by piece, at most ten minutes of it, whatever its header says. */
export async function* decodeSound(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Pcm> {
  const reader = readBytes(chunks)
  const verdict = judgeForm('Audio', await reader.peek(headLength))
  if (!verdict.fits) return unreadable(verdict.because)
  let first: Pcm | undefined
  let decoded = 0
  for await (const piece of decoders[verdict.form as keyof typeof decoders](reader, size)) {
    if (!first) requireKnownForm(piece.channels.length, piece.sampleRate)
    first ??= piece
    requireSame(first, piece)
    decoded += piece.channels[0]?.length ?? 0
    // A moment more than allowed: encoders add some silence.
    if (decoded > (maxSeconds + 1) * piece.sampleRate) refuseEndless()
    yield piece
  }
  if (decoded === 0) unreadable(noSound)
}
