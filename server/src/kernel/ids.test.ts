import { expect, test } from 'vitest'
import { reservedWords } from '#contract/core/id-rules.ts'
import { creatorId, licenseId, readableId } from '#contract/core/ids.ts'
import { newId } from './ids.ts'

test('an id begins with its kind and fits the contract', () => {
  expect(licenseId.safeParse(newId('lic', new Date('2030-03-01T12:00:00Z'))).success).toBe(true)
})

test('later ids sort after earlier ones', () => {
  const ids = [0, 1, 1000, 1e10].map((ms) => newId('sal', new Date(1_900_000_000_000 + ms)))
  expect([...ids].sort()).toEqual(ids)
})

test('ids made at the same instant differ', () => {
  const at = new Date('2030-03-01T12:00:00Z')
  expect(new Set(Array.from({ length: 1000 }, () => newId('lic', at))).size).toBe(1000)
})

test.each(['ab', '-abc', 'abc-', 'Abc', 'a_b', 'a'.repeat(41), 'a b', 'ä-b', ''])('"%s" is not a readable id', (word) => {
  expect(readableId.safeParse(word).success).toBe(false)
})

test.each(['abc', 'tape-one', '4-track', 'a'.repeat(40)])('"%s" is a readable id', (word) => {
  expect(readableId.safeParse(word).success).toBe(true)
})

test.each(reservedWords)('"%s" is refused as a creator’s id, because a route starts with it', (word) => {
  expect(creatorId.safeParse(word).success).toBe(false)
})
