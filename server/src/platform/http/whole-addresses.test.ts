import { expect, test } from 'vitest'
import { wholeAddresses } from './whole-addresses.ts'

const shop = 'https://soundfair.example'

test('paths of images become absolute, at any depth; absolute URLs, missing values and other fields stay unchanged', () => {
  const body = {
    items: [{ iconUrl: '/files/icon.webp', name: '/files/icon.webp', product: { iconUrl: null, logoUrl: 'https://cdn.test/logo.png' } }],
    next: '/api/customer/inventory/products?after=1',
    imageUrl: '/files/cover.webp',
    nothing: null,
  }
  expect(wholeAddresses(body, shop)).toEqual({
    items: [
      {
        iconUrl: 'https://soundfair.example/files/icon.webp',
        name: '/files/icon.webp',
        product: { iconUrl: null, logoUrl: 'https://cdn.test/logo.png' },
      },
    ],
    next: '/api/customer/inventory/products?after=1',
    imageUrl: 'https://soundfair.example/files/cover.webp',
    nothing: null,
  })
})

test.each([undefined, null, true, 'a token', 7, new Date(0), Buffer.from('a file')])('an answer that is %j is unchanged', (body) => {
  expect(wholeAddresses(body, shop)).toBe(body)
})
