import { expect, test } from 'vitest'
import { couponKey, customerKey, judgeCoupon } from './coupon.rules.ts'

const now = new Date('2030-03-01T12:00:00Z')
const fine = { isOn: true, startsAt: null, endsAt: null, maxUses: null, uses: 0 }

test.each([
  [{}, undefined],
  [{ isOn: false }, 'off'],
  [{ startsAt: new Date('2030-03-01T12:00:01Z') }, 'not-yet'],
  [{ startsAt: now }, undefined],
  [{ endsAt: now }, 'ended'],
  [{ endsAt: new Date('2030-03-01T12:00:01Z') }, undefined],
  [{ maxUses: 3, uses: 2 }, undefined],
  [{ maxUses: 3, uses: 3 }, 'used-up'],
])('§5 a coupon with %j', (change, because) => {
  const verdict = judgeCoupon({ ...fine, ...change }, now)
  expect(verdict.usable ? undefined : verdict.because).toBe(because)
})

test('§5 codes are the same in any case, and a plus-alias is the same customer', () => {
  expect(couponKey(' warm-20 ')).toBe('WARM-20')
  expect(customerKey('Casey+shop@Example.test')).toBe('casey@example.test')
})
