import { expect, test } from 'vitest'
import { licenseWishIn } from './license-wish.ts'

const after = `lic_${'0'.repeat(26)}`

test('of the address of the list of licenses only valid values are used', () => {
  const address = new URLSearchParams({ q: ' casey ', status: 'Revoked', cause: 'Grant', after })
  expect(licenseWishIn(address)).toEqual({ q: 'casey', status: 'Revoked', cause: 'Grant', after })
  expect(licenseWishIn(new URLSearchParams({ status: 'x', cause: 'y', after: 'z', q: ' ' }))).toEqual({})
})
