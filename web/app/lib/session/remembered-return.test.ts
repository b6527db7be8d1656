import { expect, test } from 'vitest'
import { recallReturn, rememberReturn } from './remembered-return.ts'

const drawer = (stored?: string) => {
  let value = stored ?? null
  return () => ({
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  })
}
const noon = Date.parse('2030-03-01T12:00:00Z')
const hour = 60 * 60 * 1000

test('the way back is remembered for a day', () => {
  const store = drawer()
  rememberReturn('/cart', noon, store)
  expect(recallReturn(noon + 23 * hour, store)).toBe('/cart')
  expect(recallReturn(noon + 24 * hour, store)).toBeNull()
})

test('who came from nowhere forgets the way of the one before', () => {
  const store = drawer()
  rememberReturn('/cart', noon, store)
  rememberReturn(null, noon, store)
  expect(recallReturn(noon, store)).toBeNull()
})

test.each([undefined, '', 'nonsense', '[]', '{"to":1,"until":9e15}', 'null'])('what stands there as %j is no way back', (stored) => {
  expect(recallReturn(noon, drawer(stored))).toBeNull()
})

test('without storage nothing is remembered and nothing breaks', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  rememberReturn('/cart', noon, forbidden)
  expect(recallReturn(noon, forbidden)).toBeNull()
})
