import { expect, test } from 'vitest'
import { publishedRate, resample } from './resample.ts'

const sine = (hz: number, sampleRate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hz * index) / sampleRate))

/** In pieces of odd sizes, as decoders hand it over. */
const convert = (samples: Float32Array, from: number, to: number, piece = 1_000): Float32Array => {
  const resampler = resample(from, to)
  const parts: Float32Array[] = []
  for (let at = 0; at < samples.length; at += piece) parts.push(resampler.add(samples.subarray(at, at + piece)))
  parts.push(resampler.end())
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

const strongest = (samples: Float32Array): number => samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)

test.each([
  [32_000, 32_000],
  [44_100, 44_100],
  [48_000, 48_000],
  [88_200, 44_100],
  [96_000, 48_000],
  [192_000, 48_000],
  [22_050, 44_100],
  [16_000, 48_000],
  [8_000, 48_000],
  [11_025, 44_100],
  [37_800, 44_100],
])('a sound at %i Hz is published at %i Hz', (from, to) => {
  expect(publishedRate(from)).toBe(to)
})

test.each([
  [96_000, 48_000],
  [88_200, 44_100],
  [192_000, 48_000],
  [22_050, 44_100],
  [8_000, 48_000],
  [37_800, 44_100],
  [44_099, 44_100],
])('from %i to %i Hz a tone keeps its length, its place and its height', (from, to) => {
  const made = convert(sine(1_000, from, 0.3), from, to)
  const wanted = sine(1_000, to, 0.3)
  expect(Math.abs(made.length - wanted.length)).toBeLessThanOrEqual(1)
  const middle = made.subarray(2_000, -2_000).map((sample, index) => sample - (wanted[index + 2_000] ?? 0))
  expect(strongest(middle)).toBeLessThan(0.002)
})

test('what the lower rate cannot hold is left out instead of folded back', () => {
  const made = convert(sine(30_000, 96_000, 0.3), 96_000, 48_000)
  expect(strongest(made.subarray(1_000, -1_000))).toBeLessThan(0.001)
})

test.each([1, 7, 333, 100_000])('the pieces it comes in do not matter: %i at a time', (piece) => {
  const tone = sine(440, 96_000, 0.05)
  expect(convert(tone, 96_000, 48_000, piece)).toEqual(convert(tone, 96_000, 48_000, 1_000))
})

test('the same rate changes nothing', () => {
  const tone = sine(440, 48_000, 0.01)
  expect(convert(tone, 48_000, 48_000)).toEqual(tone)
})
