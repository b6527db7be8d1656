import { expect, test } from 'vitest'
import { firstMessage, tidyOrigin } from './origin-text.ts'

test.each([
  ['https://shop.example.com/cart?x=1', 'https://shop.example.com'],
  [' HTTPS://Shop.Example.com ', 'https://shop.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['shop.example.com', 'shop.example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s becomes %s', (text, origin) => {
  expect(tidyOrigin(text)).toBe(origin)
})

test('the message is that of the list, or of its first invalid entry', () => {
  expect(firstMessage(undefined)).toBeUndefined()
  expect(firstMessage({ message: 'Too many' })).toBe('Too many')
  expect(firstMessage([undefined, { message: 'Enter an origin' }])).toBe('Enter an origin')
})
