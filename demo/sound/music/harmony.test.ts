import { expect, test } from 'vitest'
import { chanceOf } from '../chance.ts'
import { progression } from './harmony.ts'
import { pitchOf, readKey } from './keys.ts'
import { writeMelody } from './melody.ts'
import { setStage } from './stage.ts'
import { voiceChords } from './voicing.ts'

const stageOf = (seed: string, tempo: number, key: string) => setStage(chanceOf(seed), tempo, readKey(key))
const keys = ['C', 'F# minor', 'Bb dorian', 'E lydian', 'A mixolydian', 'D phrygian']
const seeds = ['one', 'two', 'three', 'four', 'five', 'six']

test('a key is parsed from its name', () => {
  expect(readKey('C')).toEqual({ tonic: 0, mode: 'major' })
  expect(readKey('Bb dorian')).toEqual({ tonic: 10, mode: 'dorian' })
  expect(() => readKey('X minor')).toThrow('"X minor" is not a key')
  expect(() => readKey('C blue')).toThrow('"C blue" is not a key')
})

test.each([56, 72, 85, 92, 100, 112, 120, 140, 174])('at %i beats a minute a piece lasts between seven and ten seconds', (tempo) => {
  const { seconds, beats, lasting } = stageOf('any', tempo, 'C')
  expect(seconds).toBeGreaterThanOrEqual(7)
  expect(seconds).toBeLessThanOrEqual(10)
  expect(lasting(beats)).toBeLessThan(seconds)
})

test.each(keys)('in %s, chords have no gaps between them and end on the tonic', (key) => {
  for (const seed of seeds) {
    const stage = stageOf(seed, 100, key)
    const changes = progression(stage)
    for (const [index, change] of changes.entries())
      expect(change.at + change.beats).toBeCloseTo(changes[index + 1]?.at ?? change.at + change.beats)
    expect(changes.at(-1)).toMatchObject({ step: 0, at: stage.beats, isLast: true })
  }
})

test.each(keys)('in %s, the voices of a chord stay near those of the previous one, and in the scale', (key) => {
  for (const seed of seeds) {
    const stage = stageOf(seed, 100, key)
    const scale = new Set(Array.from({ length: 7 }, (_, step) => pitchOf(stage.key, step) % 12))
    const voicings = voiceChords(stage.key, progression(stage), { shape: 'ninth', low: 52, high: 76 })
    for (const [index, voicing] of voicings.entries()) {
      const before = voicings[index - 1] ?? voicing
      expect(Math.abs((voicing.at(-1) ?? 0) - (before.at(-1) ?? 0))).toBeLessThanOrEqual(7)
      for (const pitch of voicing) expect(scale).toContain(pitch % 12)
    }
  }
})

test.each(keys)('in %s, a melody keeps to its scale and nearly to its range, and ends on the tonic', (key) => {
  for (const seed of seeds) {
    const stage = stageOf(seed, 100, key)
    const scale = new Set(Array.from({ length: 7 }, (_, step) => pitchOf(stage.key, step) % 12))
    const notes = writeMelody(stage, progression(stage), { low: 67, high: 84, rhythm: 'lively' })
    for (const { pitch } of notes) {
      expect(scale).toContain(pitch % 12)
      expect(pitch).toBeGreaterThan(60)
      expect(pitch).toBeLessThan(91)
    }
    expect((notes.at(-1)?.pitch ?? 0) % 12).toBe(stage.key.tonic)
  }
})
