import { expect, test } from 'vitest'
import { parseCompared, toggled } from './compared.ts'

const product = (id: string) => ({ id, creatorId: 'lowtide', name: id.toUpperCase() })

test('up to four products can be compared, and choosing one again removes it', () => {
  const four = ['a', 'b', 'c', 'd'].map(product)
  expect(four.reduce<readonly ReturnType<typeof product>[]>(toggled, [])).toEqual(four)
  expect(toggled(four, product('e'))).toBe(four)
  expect(toggled(four, product('b')).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})

test.each([null, '', '{}', '[1]', '[{"id":"a"}]', 'nonsense'])('an invalid stored value is ignored: %s', (stored) => {
  expect(parseCompared(stored)).toEqual([])
})

test('a stored value is read again', () => {
  expect(parseCompared(JSON.stringify([product('a')]))).toEqual([product('a')])
})
