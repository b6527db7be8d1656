import { expect, test } from 'vitest'
import { addThing, parseThings } from './recent-things.ts'

const thing = (to: string) => ({ to, label: to, hint: '' })

test('16.8 recent things are the newest first, each once, and no more than eight', () => {
  const many = Array.from({ length: 10 }, (_one, index) => thing(`/${index}`)).reduce(addThing, [] as ReturnType<typeof thing>[])
  expect(many.map(({ to }) => to)).toEqual(['/9', '/8', '/7', '/6', '/5', '/4', '/3', '/2'])
  expect(addThing(many, thing('/5'))[0]?.to).toBe('/5')
  expect(addThing(many, thing('/5'))).toHaveLength(8)
})

test.each([
  ['another person’s', JSON.stringify({ of: 'usr_2', things: [thing('/admin')] })],
  ['nonsense', '{'],
  ['nothing', null],
  ['a way to another site', JSON.stringify({ of: 'usr_1', things: [thing('//evil.test')] })],
  ['another shape', JSON.stringify({ of: 'usr_1', things: [{ to: '/a' }] })],
])('16.8 %s is nothing', (_what, stored) => {
  expect(parseThings(stored, 'usr_1')).toEqual([])
})

test('16.8 what one kept oneself comes back', () => {
  expect(parseThings(JSON.stringify({ of: 'usr_1', things: [thing('/admin')] }), 'usr_1')).toEqual([thing('/admin')])
})
