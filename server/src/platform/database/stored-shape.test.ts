import { expect, test } from 'vitest'
import { z } from 'zod'
import { storedShape } from './stored-shape.ts'

const entered = z.object({
  id: z.uuid(),
  name: z.string().max(3).nullable(),
  kind: z.discriminatedUnion('type', [z.object({ type: z.literal('a'), at: z.iso.datetime() }), z.object({ type: z.literal('b') })]),
  prices: z.partialRecord(z.enum(['USD', 'EUR']), z.number().int().max(10)),
  tags: z
    .array(z.string().min(1))
    .max(1)
    .refine((tags) => tags.length < 2),
  note: z.string().optional(),
})
const shape = storedShape(entered)

test('values accepted under older limits can still be read', () => {
  const old = { id: 'one', name: 'A long name', kind: { type: 'a', at: 'then' }, prices: { USD: 99, XTS: 1 }, tags: ['', 'b'] }
  expect(shape.parse(old)).toEqual(old)
})

test.each([{ name: 7 }, { kind: { type: 'c' } }, { kind: { type: 'a' } }, { prices: { USD: '1' } }, { tags: 'none' }])(
  'a value with another shape is refused: %j',
  (change) => {
    const good = { id: 'one', name: null, kind: { type: 'b' }, prices: {}, tags: [] }
    expect(shape.safeParse(good).success).toBe(true)
    expect(shape.safeParse({ ...good, ...change }).success).toBe(false)
  },
)

test('an unknown kind of schema is refused at the start, not read by accident', () => {
  expect(() => storedShape(z.object({ at: z.date() }))).toThrow('Say how a date is stored')
})
