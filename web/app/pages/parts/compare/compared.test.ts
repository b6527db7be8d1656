import { expect, test } from 'vitest'
import { parseCompared, toggled } from './compared.ts'

const product = (id: string) => ({ id, creatorId: 'lowtide', name: id.toUpperCase() })

test('up to four products stand side by side, and choosing one again takes it away', () => {
  const four = ['a', 'b', 'c', 'd'].map(product)
  expect(four.reduce<readonly ReturnType<typeof product>[]>(toggled, [])).toEqual(four)
  expect(toggled(four, product('e'))).toBe(four)
  expect(toggled(four, product('b')).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})

test.each([null, '', '{}', '[1]', '[{"id":"a"}]', 'nonsense'])('what does not fit is nothing: %s', (stored) => {
  expect(parseCompared(stored)).toEqual([])
})

test('what was stored is read again', () => {
  expect(parseCompared(JSON.stringify([product('a')]))).toEqual([product('a')])
})
