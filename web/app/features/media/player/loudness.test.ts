import { expect, test } from 'vitest'
import { loudnessNote, matchedGains, matchedLoudness } from './loudness.ts'
import type { Track } from './track.ts'

const heard = (wet: number | undefined, dry?: number | undefined): Track => ({
  id: 'one',
  title: 'One',
  subtitle: '',
  href: '/',
  coverUrl: null,
  wet: 'wet.mp3',
  dry: 'dry.mp3',
  sounds: {
    ...(wet !== undefined && { 'wet.mp3': { peaks: '', seconds: 1, loudness: wet } }),
    ...(dry !== undefined && { 'dry.mp3': { peaks: '', seconds: 1, loudness: dry } }),
  },
})
const decibels = (gain: number) => 20 * Math.log10(gain)

test('both sides are played at the loudness of the quieter one', () => {
  const gains = matchedGains(heard(-15, -21))
  expect(decibels(gains.wet)).toBeCloseTo(-6)
  expect(gains.dry).toBe(1)
})

test('two loud sides are turned down to -14 LUFS', () => {
  const gains = matchedGains(heard(-8, -11))
  expect(-8 + decibels(gains.wet)).toBeCloseTo(-14)
  expect(-11 + decibels(gains.dry)).toBeCloseTo(-14)
})

test.each([
  [-8, -20],
  [-30, -14],
  [-14, -14],
  [-3, -40],
])('no side is ever turned up (%d and %d LUFS)', (wet, dry) => {
  const gains = matchedGains(heard(wet, dry))
  expect(Math.max(gains.wet, gains.dry)).toBeLessThanOrEqual(1)
  expect(wet + decibels(gains.wet)).toBeCloseTo(dry + decibels(gains.dry))
})

test('a silent side does not silence the other', () => {
  expect(matchedGains(heard(-14, -70))).toEqual({ wet: 1, dry: 1 })
})

test('a sound that was never measured is played as it is', () => {
  expect(matchedGains(heard(undefined))).toEqual({ wet: 1, dry: 1 })
})

test('the note names the common loudness of both sides', () => {
  expect(matchedLoudness(heard(-9, -16.25))).toBe(-16.25)
  expect(loudnessNote(heard(-9, -12))).toBe('−14.0 LUFS matched')
})

test('there is no note when one side was never measured', () => {
  expect(loudnessNote(heard(-9))).toBeNull()
})
