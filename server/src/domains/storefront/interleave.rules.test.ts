import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleaveByCreator } from './interleave.rules.ts'

const seeded = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}

const of = (creatorId: string, count: number) => Array.from({ length: count }, (_, index) => ({ creatorId, id: `${creatorId}-${index}` }))

test('§7 featured products are interleaved so that creators alternate', () => {
  const items = [...of('a', 5), ...of('b', 3), ...of('c', 3)]
  const result = interleaveByCreator(items, seeded(7))
  expect(result).toHaveLength(11)
  expect(result.every((item, index) => index === 0 || item.creatorId !== result[index - 1]?.creatorId)).toBe(true)
})

test('§7 two draws differ', () => {
  const items = [...of('a', 4), ...of('b', 4), ...of('c', 4)]
  expect(interleaveByCreator(items, seeded(1))).not.toEqual(interleaveByCreator(items, seeded(2)))
})

test('nothing is lost or repeated, and neighbours differ whenever that is possible at all', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 2147483646 }), (sizes, seed) => {
      const items = sizes.flatMap((size, index) => of(`creator-${index}`, size))
      const result = interleaveByCreator(items, seeded(seed))
      expect(new Set(result.map((item) => item.id))).toEqual(new Set(items.map((item) => item.id)))
      expect(result).toHaveLength(items.length)
      const possible = Math.max(...sizes) <= Math.ceil(items.length / 2)
      const alternates = result.every((item, index) => index === 0 || item.creatorId !== result[index - 1]?.creatorId)
      expect(alternates || !possible).toBe(true)
    }),
  )
})
