import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange, type RangeVerdict } from './serve-range.ts'

const whole: RangeVerdict = { kind: 'whole' }
const unsatisfiable: RangeVerdict = { kind: 'unsatisfiable' }
const part = (start: number, end: number): RangeVerdict => ({ kind: 'part', range: { start, end } })

const table: [string | undefined, number, RangeVerdict][] = [
  [undefined, 100, whole],
  ['', 100, whole],
  ['bytes=0-9', 100, part(0, 9)],
  ['bytes=0-0', 100, part(0, 0)],
  ['bytes=50-', 100, part(50, 99)],
  ['bytes=0-', 100, part(0, 99)],
  ['bytes=99-', 100, part(99, 99)],
  ['bytes=90-500', 100, part(90, 99)],
  ['bytes=-10', 100, part(90, 99)],
  ['bytes=-100', 100, part(0, 99)],
  ['bytes=-500', 100, part(0, 99)],
  [' Bytes=1-2 ', 100, part(1, 2)],
  ['bytes=1 - 2', 100, whole],
  ['bytes=100-', 100, unsatisfiable],
  ['bytes=100-200', 100, unsatisfiable],
  ['bytes=-0', 100, unsatisfiable],
  ['bytes=99999999999999999999999-', 100, unsatisfiable],
  ['bytes=0-99999999999999999999999', 100, part(0, 99)],
  ['bytes=0-', 0, unsatisfiable],
  ['bytes=0-0', 0, unsatisfiable],
  ['bytes=-5', 0, whole],
  ['bytes=9-5', 100, whole],
  ['bytes=-', 100, whole],
  ['bytes=', 100, whole],
  ['bytes', 100, whole],
  ['bytes=a-b', 100, whole],
  ['bytes=1.5-2', 100, whole],
  ['bytes=--5', 100, whole],
  ['bytes=0x1-5', 100, whole],
  ['items=0-9', 100, whole],
  ['bytes=0-1,5-6', 100, whole],
  ['bytes=0-1,', 100, whole],
]

test.each(table)('%j of %i bytes', (header, size, verdict) => {
  expect(parseRange(header, size)).toEqual(verdict)
})

test('a range is never empty and never outside the file', () => {
  const number = fc.oneof(fc.constant(''), fc.nat(300).map(String))
  fc.assert(
    fc.property(number, number, fc.nat(200), (first, last, size) => {
      const verdict = parseRange(`bytes=${first}-${last}`, size)
      if (verdict.kind !== 'part') return
      expect(verdict.range.start).toBeGreaterThanOrEqual(0)
      expect(verdict.range.end).toBeGreaterThanOrEqual(verdict.range.start)
      expect(verdict.range.end).toBeLessThan(size)
    }),
  )
})

test.each([' ', '1', '-', '1-'])('a header of a million times %j is handled at once', (piece) => {
  expect(parseRange(`bytes=${piece.repeat(1_000_000)}x`, 100)).toEqual(whole)
})
