import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeaks, writePeaks } from './peaks.ts'
import { sound } from './sounds.ts'

test('silence is A and full scale is _', () => {
  expect(writePeaks([0, 1])).toBe('A_')
  expect(readPeaks('A_')).toEqual([0, 1])
})

test('peaks survive writing and reading, to a sixty-fourth', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (peaks) => {
      const read = readPeaks(writePeaks(peaks))
      expect(read).toHaveLength(peaks.length)
      for (const [index, peak] of read.entries()) expect(Math.abs(peak - (peaks[index] ?? 0))).toBeLessThanOrEqual(0.5 / 63 + 1e-9)
    }),
  )
})

test('reading and writing again gives the same letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') }), (letters) => {
      expect(writePeaks(readPeaks(letters))).toBe(letters)
    }),
  )
})

test('a peak beyond full scale is written as full scale, one below silence as silence', () => {
  expect(writePeaks([1.7, -0.2])).toBe('_A')
})

test('the letters fit the schema', () => {
  expect(sound.safeParse({ peaks: writePeaks([0, 0.2, 0.99]), seconds: 1.5, loudness: -14 }).success).toBe(true)
  expect(sound.safeParse({ peaks: '<b>', seconds: 1, loudness: -14 }).success).toBe(false)
})
