import type { Pcm } from './decode/pcm.ts'

const fadeSeconds = 0.5

/** The beginning of a longer sound. It fades out: a wave that is cut in the middle clicks. */
export async function* cutSound(pieces: AsyncIterable<Pcm>, seconds: number): AsyncGenerator<Pcm> {
  let at = 0
  for await (const { channels, sampleRate } of pieces) {
    const end = Math.round(seconds * sampleRate)
    const fade = fadeSeconds * sampleRate
    const cut = channels.map((samples) =>
      samples.slice(0, end - at).map((sample, index) => sample * Math.min(1, (end - at - index) / fade)),
    )
    yield { channels: cut, sampleRate }
    at += cut[0]?.length ?? 0
    if (at >= end) return
  }
}
