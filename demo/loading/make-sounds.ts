import { readPeaks, type Sound } from '#contract/media/sounds.ts'
import type { Sample } from '#demo/shop/blocks.ts'
import type { DemoCreator } from '#demo/shop/entries.ts'
import { type PressedSound, pressSounds } from '#demo/sound/press.ts'
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

/** Equal sketches are one sound, on however many pages they stand. */
const nameOf = ({ sketch }: Sample): string => JSON.stringify(sketch)

const store = async (files: Files, creatorId: string, { mp3, ...sound }: PressedSound): Promise<StoredSound> => {
  const key = contentKey('sounds', mp3, 'mp3')
  await files.put(key, mp3, { contentType: 'audio/mpeg' })
  return { url: `/files/${key}`, creatorId, sound }
}

/** Plays, encodes and stores every sound of the shop. */
export const makeSounds = async (shop: readonly DemoCreator[], files: Files): Promise<ShopSounds> => {
  const wanted = new Map<string, { sample: Sample; creatorId: string }>()
  for (const { blocks, creatorId } of shop.flatMap(pagesOf)) {
    for (const sample of samplesIn(blocks)) wanted.set(nameOf(sample), { sample, creatorId })
  }
  const pressed = await pressSounds(Array.from(wanted, ([name, { sample }]) => ({ name, sketch: sample.sketch })))

  const sides = Array.from(wanted, ([name, { creatorId }]) => [`${name}/wet`, `${name}/dry`].map((side) => ({ side, creatorId }))).flat()
  const stored = new Map<string, StoredSound>()
  await inParallel(sides, 8, async ({ side, creatorId }) => {
    const sound = pressed.get(side)
    if (sound) stored.set(side, await store(files, creatorId, sound))
  })

  const wetOf = (sample: Sample): StoredSound => {
    const wet = stored.get(`${nameOf(sample)}/wet`)
    if (!wet) throw new Error(`The sample ${sample.title} was not pressed`)
    return wet
  }
  return {
    all: [...stored.values()],
    soundsOf: (sample) => ({ wet: wetOf(sample).url, dry: stored.get(`${nameOf(sample)}/dry`)?.url ?? null }),
    peaksOf: (sample) => readPeaks(wetOf(sample).sound.peaks),
  }
}
