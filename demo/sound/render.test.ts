import { describe, expect, test } from 'vitest'
import { isLongRun, rounds } from '../../server/testing/rounds.ts'
import { type RecipeName, recipes } from './recipes.ts'
import { renderSketch, type Sketch } from './render.ts'
import { sampleRate } from './signal/tone.ts'
import { digest, survey } from './testing/survey.ts'

const recipeNames = Object.keys(recipes) as RecipeName[]
/** Each is a fixed piece of music that no other code changes, so the gate renders a few and the long run all. */
const surveyed = recipeNames.slice(0, rounds(2, recipeNames.length))

describe('every recipe', () => {
  test.each(surveyed)('%s lasts seven to ten seconds and can be encoded', (recipe) => {
    const { wet, dry } = renderSketch({ recipe, seed: 'test' })
    const { peak, broken, rms, offset } = survey(wet)
    expect(broken).toBe(0)
    expect(peak).toBeLessThanOrEqual(0.9)
    expect(rms).toBeGreaterThan(0.01)
    expect(offset).toBeLessThan(0.001)
    expect(dry).toBeNull()
    for (const channel of wet) {
      expect(channel.length / sampleRate).toBeGreaterThanOrEqual(7)
      expect(channel.length / sampleRate).toBeLessThanOrEqual(10)
      expect(Math.abs(channel[0] ?? 1) + Math.abs(channel.at(-1) ?? 1)).toBe(0)
    }
  })
})

test('a sketch with an effect has two sides of equal length, both under the ceiling', () => {
  const { wet, dry } = renderSketch({ recipe: 'felt-piano', seed: 'sides', effect: 'worn-tape' })
  expect(dry?.map((channel) => channel.length)).toEqual(wet.map((channel) => channel.length))
  expect(survey(wet).peak).toBeLessThanOrEqual(0.9)
  expect(survey(dry ?? []).peak).toBeLessThanOrEqual(0.9)
})

test.runIf(isLongRun)('the dry side is the same performance, whatever the effect', () => {
  const sketch: Sketch = { recipe: 'kalimba-garden', seed: 'same', tempo: 92, key: 'C' }
  expect(digest(renderSketch({ ...sketch, effect: 'plate' }).dry)).toBe(digest(renderSketch({ ...sketch, effect: 'delay' }).dry))
})

test('the same sketch gives the same sound, sample for sample', () => {
  const sketch: Sketch = { recipe: 'music-box', seed: 'again', tempo: 96, key: 'Eb dorian', effect: 'tape' }
  const [once, again] = [renderSketch(sketch), renderSketch(sketch)]
  expect([digest(again.wet), digest(again.dry)]).toEqual([digest(once.wet), digest(once.dry)])
})

test.runIf(isLongRun)('another seed, tempo or key gives another sound', () => {
  const sketch: Sketch = { recipe: 'hand-percussion', seed: 'one', tempo: 100, key: 'A minor' }
  const bells: Sketch = { recipe: 'music-box', seed: 'one', tempo: 100, key: 'A minor' }
  const sketches = [sketch, { ...sketch, seed: 'two' }, { ...sketch, tempo: 101 }, bells, { ...bells, key: 'B minor' }]
  expect(new Set(sketches.map((each) => digest(renderSketch(each).wet))).size).toBe(5)
})

test('an unknown key is refused', () => {
  expect(() => renderSketch({ recipe: 'drone', seed: 'x', key: 'H minor' })).toThrow('"H minor" is not a key')
})
