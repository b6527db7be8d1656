import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument, type Stored, upgradeFrom } from './stored-document.ts'
import { storedPrices } from './stored-values.ts'

const first = z.object({ name: z.string() })
const second = z.object({ names: z.array(z.string()) })
const third = z.object({ names: z.array(z.string()), count: z.number() })

const people = defineDocument('people', third, [
  upgradeFrom(first, ({ name }) => ({ names: [name] })),
  upgradeFrom(second, ({ names }) => ({ names, count: names.length })),
])

const stored = <Document>(value: unknown) => value as Stored<Document>

test('a document is written with its version and read without it', () => {
  const written = people.write({ names: ['Ada'], count: 1 })
  expect(JSON.parse(written)).toEqual({ version: 3, names: ['Ada'], count: 1 })
  expect(people.read(stored(JSON.parse(written)))).toEqual({ names: ['Ada'], count: 1 })
})

test.each([
  ['without a version', { name: 'Ada' }],
  ['of version 1', { version: 1, name: 'Ada' }],
  ['of version 2', { version: 2, names: ['Ada'] }],
])('a document %s is upgraded', (_which, older) => {
  expect(people.read(stored(older))).toEqual({ names: ['Ada'], count: 1 })
})

test('a document with another shape than its version says is a bug that names it, never a half-read record', () => {
  expect(() => people.read(stored({ version: 3, names: 'Ada' }))).toThrow('people of version 3 cannot be read')
  expect(() => people.read(stored({ version: 4, names: [] }))).toThrow('this program knows 3')
})

test('a list is stored without a version until its first change', () => {
  const list = defineDocument('list', z.array(z.string()))
  expect(list.write(['a'])).toBe('["a"]')
  expect(() => defineDocument('list', z.array(z.string()), [upgradeFrom(z.unknown(), (same) => same)])).toThrow('is an object')
})

test('prices can be read whatever currencies the shop has', () => {
  const prices = defineDocument('prices', storedPrices)
  expect(prices.read(stored({ USD: 500, XTS: 7 }))).toEqual({ USD: 500, XTS: 7 })
  expect(() => prices.read(stored({ EUR: 500 }))).toThrow('USD')
})
