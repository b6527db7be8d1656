import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'
import { type EffectName, effects } from './effects.ts'
import { renderSketch } from './render.ts'
import { type Stereo, sampleRate } from './signal/tone.ts'
import { digest, survey } from './testing/survey.ts'

/** A few bars: an effect works in the same way on all of them. */
const seconds = 2
const dry = renderSketch({ recipe: 'drum-bus', seed: 'test' }).wet.map((channel) => channel.slice(0, seconds * sampleRate)) as Stereo
const before = digest(dry)

test.each(Object.keys(effects) as EffectName[])('%s keeps the length, is audible, and does not change the dry side', (effect) => {
  const wet = effects[effect].effect(dry, { tempo: 100, chance: chanceOf('test') })
  const { broken, rms } = survey(wet)
  expect(broken).toBe(0)
  expect(rms).toBeGreaterThan(0.01)
  expect(wet.map((channel) => channel.length)).toEqual(dry.map((channel) => channel.length))
  expect(digest(wet)).not.toBe(before)
  expect(digest(dry)).toBe(before)
})

test.each(Object.keys(effects) as EffectName[])('%s is not late: the processed click starts together with the click', (effect) => {
  const click: Stereo = [new Float32Array(22050), new Float32Array(22050)]
  for (const side of click) side.fill(0.5, 4410, 4450)
  const [left] = effects[effect].effect(click, { tempo: 100, chance: chanceOf('test') })
  const loudest = left.reduce((best, sample, at) => (Math.abs(sample) > Math.abs(left[best] ?? 0) ? at : best), 0)
  // Within ten milliseconds: a chorus and a worn tape may shift that much, and an echo is quieter than the click.
  expect(Math.abs(loudest - 4430)).toBeLessThan(460)
})
