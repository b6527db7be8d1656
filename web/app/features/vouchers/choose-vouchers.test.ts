import { expect, test } from 'vitest'
import type { VoucherRow } from '#contract/vouchers/vouchers.ts'
import { chooseVouchers, readVoucherWish } from './choose-vouchers.ts'

const voucher = (name: string, change: Partial<VoucherRow> = {}): VoucherRow => ({
  id: name,
  name,
  gives: 'Halo',
  status: 'On',
  expiresAt: null,
  codes: 10,
  uses: 0,
  maxUses: 10,
  createdAt: '2030-01-01T00:00:00Z',
  ...change,
})

const rows = [
  voucher('Press', { uses: 3, expiresAt: '2030-05-01T00:00:00Z' }),
  voucher('Friends', { status: 'Off', createdAt: '2030-02-01T00:00:00Z', codes: 3 }),
  voucher('Magazine', { gives: '2 × Drift', uses: 9, codes: 500 }),
]
const names = (query: string): string[] => chooseVouchers(rows, readVoucherWish(new URLSearchParams(query))).map(({ name }) => name)

test.each([
  ['', ['Friends', 'Press', 'Magazine']],
  ['q=drift', ['Magazine']],
  ['q=halo+pr', ['Press']],
  ['state=Off', ['Friends']],
  ['state=nonsense', ['Friends', 'Press', 'Magazine']],
  ['sort=name', ['Friends', 'Magazine', 'Press']],
  ['sort=-ends', ['Press', 'Friends', 'Magazine']],
  ['sort=-uses', ['Magazine', 'Press', 'Friends']],
  ['sort=-codes', ['Magazine', 'Press', 'Friends']],
])('the list for "%s"', (query, wanted) => {
  expect(names(query)).toEqual(wanted)
})
