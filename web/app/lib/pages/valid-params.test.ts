import { expect, test } from 'vitest'
import { customerId } from '#contract/admin/accounts.ts'
import { activationRequestId, bundleId, creatorId, licenseId, orderId, productId } from '#contract/core/ids.ts'
import { hasValidParams } from './valid-params.ts'

const shapes = { creatorId, productId, bundleId, orderId, licenseId, requestId: activationRequestId, id: customerId }
const sortable = '01j0abcdefghjkmnpqrstvwxyz'
const words = [
  ...['', 'ab', 'abc', 'tape-one', '-tape', 'tape-', 'Tape', 'a'.repeat(40), 'a'.repeat(41), 'admin', 'well-known', 'bundles', 'sign-in'],
  ...['6f1d1e0a-7c1c-4a43-9a53-0d6a2f6f5c11', '6F1D1E0A-7C1C-4A43-9A53-0D6A2F6F5C11', '6f1d1e0a-7c1c-9a43-9a53-0d6a2f6f5c11'],
  ...['6f1d1e0a-7c1c-4a43-7a53-0d6a2f6f5c11', '6f1d1e0a7c1c4a439a530d6a2f6f5c11', '6f1d1e0a-7c1c-4a43-9a53-0d6a2f6f5c11x'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '00000000-0000-0000-0000-000000000001'],
  ...['lic', 'req', 'ord', 'usr'].flatMap((prefix) => [
    `${prefix}_${sortable}`,
    `${prefix}_${sortable}0`,
    `${prefix}_${sortable.slice(1)}u`,
  ]),
]

test.each(Object.entries(shapes))('a page judges a %s as the API does', (name, shape) => {
  const verdicts = words.map((word) => hasValidParams({ [name]: word }))
  expect(verdicts).toEqual(words.map((word) => shape.safeParse(word).success))
  expect(new Set(verdicts)).toEqual(new Set([true, false]))
})

test('an address without ids is any page’s', () => {
  expect(hasValidParams({ '*': 'support' })).toBe(true)
})
