import { readPeaks } from '#contract/media/peaks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { Sample } from '#demo/shop/blocks.ts'
import type { DemoCreator } from '#demo/shop/entries.ts'
import { type EncodedSound, encodeSounds } from '#demo/sound/encode-sounds.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { inParallel } from './in-parallel.ts'
import { pagesOf, samplesIn } from './shop-pages.ts'

export type StoredSound = { url: string; creatorId: string; sound: Sound }

export type ShopSounds = {
  all: StoredSound[]
  soundsOf: (sample: Sample) => { wet: string; dry: string | null }
  peaksOf: (sample: Sample) => number[]
}

/** `few` is for looking at pages rather than listening: samples share four sounds. */
export type SoundChoice = 'all' | 'few'

const fewOfAKind = 2

/** The replacement of each sample: itself, or one of the first of its kind. Samples next to each other still differ. */
const standIns = (samples: readonly Sample[]): Map<Sample, Sample> =>
  new Map(
    [...Map.groupBy(samples, ({ sketch }) => sketch.effect !== undefined).values()].flatMap((kind) =>
      kind.map((sample, index) => [sample, kind[index % fewOfAKind] ?? sample] as const),
    ),
  )

/** Equal sketches are one sound, on any number of pages. */
const nameOf = ({ sketch }: Sample): string => JSON.stringify(sketch)

const store = async (files: Files, creatorId: string, { mp3, ...sound }: EncodedSound): Promise<StoredSound> => {
  const key = contentKey('sounds', mp3, 'mp3')
  await files.put(key, mp3, { contentType: 'audio/mpeg' })
  return { url: `/files/${key}`, creatorId, sound }
}

/** Renders, encodes and stores every sound of the shop. */
export const makeSounds = async (shop: readonly DemoCreator[], files: Files, choice: SoundChoice): Promise<ShopSounds> => {
  const pages = shop.flatMap(pagesOf)
  const standIn = choice === 'few' ? standIns(pages.flatMap(({ blocks }) => samplesIn(blocks))) : new Map<Sample, Sample>()
  const playedFor = (sample: Sample): Sample => standIn.get(sample) ?? sample
  const wanted = new Map<string, { sample: Sample; creatorId: string }>()
  for (const { blocks, creatorId } of pages) {
    for (const sample of samplesIn(blocks).map(playedFor)) {
      // It belongs to the first creator that uses it: creators are written in order, and a page only finds sounds written before it.
      if (!wanted.has(nameOf(sample))) wanted.set(nameOf(sample), { sample, creatorId })
    }
  }
  const encoded = await encodeSounds(Array.from(wanted, ([name, { sample }]) => ({ name, sketch: sample.sketch })))

  const sides = Array.from(wanted, ([name, { creatorId }]) => [`${name}/wet`, `${name}/dry`].map((side) => ({ side, creatorId }))).flat()
  const stored = new Map<string, StoredSound>()
  await inParallel(sides, 8, async ({ side, creatorId }) => {
    const sound = encoded.get(side)
    if (sound) stored.set(side, await store(files, creatorId, sound))
  })

  const wetOf = (sample: Sample): StoredSound => {
    const wet = stored.get(`${nameOf(playedFor(sample))}/wet`)
    if (!wet) throw new Error(`The sample ${sample.title} was not encoded`)
    return wet
  }
  return {
    all: [...stored.values()],
    soundsOf: (sample) => ({ wet: wetOf(sample).url, dry: stored.get(`${nameOf(playedFor(sample))}/dry`)?.url ?? null }),
    peaksOf: (sample) => readPeaks(wetOf(sample).sound.peaks),
  }
}
