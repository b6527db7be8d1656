import { expect, test } from 'vitest'
import { countOf, sizeChange } from './difference-text.ts'

const write = (count: number): string => count.toLocaleString('de')

test('a build shows how its size changed since the last approved release', () => {
  const before = { version: '2.3.0', size: 100_000_000 }
  expect(sizeChange(before, 118_000_000, write)).toBe('118 MB, was 100 MB in 2.3.0 (+18%)')
  expect(sizeChange(before, 50_000_000, write)).toBe('50 MB, was 100 MB in 2.3.0 (−50%)')
  expect(sizeChange(before, 100_000_001, write)).toBe('100 MB, was 100 MB in 2.3.0 (±0%)')
  expect(sizeChange(before, 100_000_000, write)).toBe('100 MB, as in 2.3.0')
  expect(sizeChange(before, null, write)).toBe('no longer there, was 100 MB in 2.3.0')
  expect(sizeChange(null, 5_100_000, write)).toBe('5,1 MB, new')
  expect(sizeChange({ version: '1.0.0', size: 0 }, 10, write)).toBe('10 B, was 0 B in 1.0.0 (+100%)')
})

test('one file is written in the singular', () => {
  expect([countOf(1, 'file', 'files', write), countOf(1200, 'file', 'files', write)]).toEqual(['1 file', '1.200 files'])
})
