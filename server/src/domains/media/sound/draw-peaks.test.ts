import { expect, test } from 'vitest'
import { readPeaks, writePeaks } from '#contract/media/peaks.ts'
import { drawPeaks } from './draw-peaks.ts'

test('a column is as high as its loudest sample, in either direction', () => {
  expect(drawPeaks([Float32Array.of(0, 0.25, -1, 0.5, 0, 0)], 3)).toEqual([0.25, 1, 0])
})

test('the loudest column has full height, however quiet the sound', () => {
  expect(Math.max(...drawPeaks([Float32Array.of(0.01, 0.02, 0.005, 0.01)], 4))).toBe(1)
})

test('the louder channel draws the column', () => {
  expect(drawPeaks([Float32Array.of(1, 0), Float32Array.of(0, 0.5)], 2)).toEqual([1, 0.5])
})

test('silence is flat, and so is nothing at all', () => {
  expect(drawPeaks([new Float32Array(1000)], 4)).toEqual([0, 0, 0, 0])
  expect(drawPeaks([], 2)).toEqual([0, 0])
})

test('there are 160 columns unless asked otherwise, even for a very short sound', () => {
  expect(drawPeaks([new Float32Array(44100).fill(0.5)])).toEqual(Array(160).fill(1))
  expect(drawPeaks([Float32Array.of(0.5, 0.5)])).toHaveLength(160)
})

test('every sample belongs to a column when the length does not divide', () => {
  const samples = new Float32Array(1003)
  samples[1002] = 1
  expect(drawPeaks([samples], 10).at(-1)).toBe(1)
})

test('peaks survive being written as letters, to within half a step', () => {
  const peaks = drawPeaks([Float32Array.from({ length: 4410 }, (_, index) => Math.sin(index / 700))])
  for (const [index, peak] of readPeaks(writePeaks(peaks)).entries()) expect(peak).toBeCloseTo(peaks[index] ?? -1, 1)
})
