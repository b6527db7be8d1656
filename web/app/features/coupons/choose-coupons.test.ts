import { expect, test } from 'vitest'
import type { CouponRow } from '#contract/coupons/coupons.ts'
import { chooseCoupons, readCouponWish } from './choose-coupons.ts'

const coupon = (code: string, change: Partial<CouponRow> = {}): CouponRow => ({
  id: code,
  code,
  name: `About ${code}`,
  off: { type: 'PercentageOffDiscount', percentage: 0.1 },
  status: 'On',
  startsAt: null,
  endsAt: null,
  uses: 0,
  maxUses: null,
  revenue: [],
  createdAt: '2030-01-01T00:00:00Z',
  ...change,
})

const rows = [
  coupon('WARM', { uses: 3, endsAt: '2030-05-01T00:00:00Z', revenue: [{ currency: 'USD', amount: 90 }] }),
  coupon('COLD', {
    status: 'Off',
    off: { type: 'PercentageOffDiscount', percentage: 0.075 },
    endsAt: '2030-03-01T00:00:00Z',
    createdAt: '2030-02-01T00:00:00Z',
  }),
  coupon('NEWS', {
    uses: 9,
    revenue: [
      { currency: 'EUR', amount: 200 },
      { currency: 'USD', amount: 10 },
    ],
  }),
]
const codes = (query: string): string[] => chooseCoupons(rows, readCouponWish(new URLSearchParams(query))).map(({ code }) => code)

test.each([
  ['', ['COLD', 'WARM', 'NEWS']],
  ['q=about+w', ['WARM', 'NEWS']],
  ['state=Off', ['COLD']],
  ['state=nonsense', ['COLD', 'WARM', 'NEWS']],
  ['sort=code', ['COLD', 'NEWS', 'WARM']],
  ['sort=off', ['COLD', 'WARM', 'NEWS']],
  ['sort=ends', ['COLD', 'WARM', 'NEWS']],
  ['sort=-uses', ['NEWS', 'WARM', 'COLD']],
  ['sort=-revenue', ['WARM', 'NEWS', 'COLD']],
])('%j shows %j', (query, wanted) => {
  expect(codes(query)).toEqual(wanted)
})
