import { expect, test } from 'vitest'
import { isCurrentLink } from './side-links.ts'

const links = ['/creator', '/creator/products'].map((to) => ({ to, label: to }))

test.each([
  ['/creator', '/creator', true],
  ['/creator', '/creator/products', false],
  ['/creator/products', '/creator/products/tape-one', true],
  ['/creator/products', '/creator/productsque', false],
])('%s on %s: %s', (to, pathname, current) => {
  expect(isCurrentLink(to, pathname, links)).toBe(current)
})
