import { expect, test } from 'vitest'
import type { VoucherGift } from '#contract/vouchers/vouchers.ts'
import { quantityOf, withQuantity } from './choose-gifts.ts'

const halo: VoucherGift = { kind: 'Product', itemId: 'halo', quantity: 1 }
const both: VoucherGift = { kind: 'Bundle', itemId: 'halo', quantity: 2 }

test('a product and a bundle with the same id are different items', () => {
  expect(quantityOf([both], halo)).toBe(0)
  expect(quantityOf([halo, both], both)).toBe(2)
})

test('another quantity keeps its index, 0 removes it, and a new one is added at the end', () => {
  expect(withQuantity([halo, both], halo, 3)).toEqual([{ ...halo, quantity: 3 }, both])
  expect(withQuantity([halo, both], halo, 0)).toEqual([both])
  expect(withQuantity([both], halo, 1)).toEqual([both, halo])
})
