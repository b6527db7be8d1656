import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeBounds } from './bounded-json.ts'

const limit = 256 * 1024
const nest = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth)

test.each([
  ['forty lists', nest('[', '', ']', 40)],
  ['forty objects', nest('{"a":', '1', '}', 40)],
  ['brackets inside a text', JSON.stringify({ body: '[{'.repeat(50_000) })],
  ['brackets after an escaped quote', JSON.stringify({ body: `"\\"${'['.repeat(1000)}` })],
  ['brackets after many escaped quotes', JSON.stringify({ body: `\\${'"'.repeat(1000)}${'['.repeat(1000)}\\` })],
  ['many short lists', `[${'[],'.repeat(5_000)}1]`],
  ['a text without an end', `"${'['.repeat(1000)}`],
])('%s are within the limits', (_what, json) => {
  expect(judgeBounds(json, limit)).toEqual({ bounded: true })
})

test.each([
  ['lists', nest('[', '', ']', 41), 'too-deep'],
  ['objects', nest('{"a":', '1', '}', 41), 'too-deep'],
  ['a nest that never ends', '['.repeat(200_000), 'too-deep'],
  ['a nest after a text', `["\\\\",${nest('[', '', ']', 41)}]`, 'too-deep'],
  ['things', `[${'0,'.repeat(30_000)}0]`, 'too-many-values'],
  ['objects in a row', `[${'{},'.repeat(30_000)}0]`, 'too-many-values'],
])('too many %s are refused', (_what, json, because) => {
  expect(judgeBounds(json, limit)).toEqual({ bounded: false, because })
})

test('a large body may have more, up to a limit of its own', () => {
  const things = (count: number) => `[${'0,'.repeat(count)}0]`
  expect(judgeBounds(things(90_000), 24 * 1024 * 1024).bounded).toBe(true)
  expect(judgeBounds(things(110_000), 24 * 1024 * 1024).bounded).toBe(false)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('any JSON that is not nested too deep passes, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
      expect(depthOf(value)).toBeLessThanOrEqual(40)
      expect(judgeBounds(JSON.stringify(value, null, indent), limit)).toEqual({ bounded: true })
    }),
  )
})
