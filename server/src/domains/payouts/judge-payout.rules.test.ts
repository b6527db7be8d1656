import { expect, test } from 'vitest'
import { judgePayout, type Payee } from './judge-payout.rules.ts'

const now = new Date('2026-12-01T00:00:00Z')
const longAgo = new Date('2026-01-01T00:00:00Z')
const rates = { USD: 1, EUR: 0.5 }

const payee = (change: Partial<Payee> = {}): Payee => ({
  account: { currency: 'EUR', heldUntil: longAgo, since: longAgo },
  hasDetails: true,
  before: [5000],
  ...change,
})
const earned = (amount: number, givenBack = 0) => [{ currency: 'USD' as const, amount, sales: amount + givenBack, givenBack }]

test('what is due is paid in the currency of the account', () => {
  expect(judgePayout(earned(10_000), payee(), rates, now)).toEqual({
    skipped: null,
    amount: 5000,
    amounts: [expect.objectContaining({ currency: 'USD', amount: 10_000, rate: 0.5, result: 5000 })],
    hold: null,
    marks: [],
  })
})

test.each([
  [4998, 'BelowMinimum'],
  [0, 'BelowMinimum'],
  [-1000, 'Negative'],
] as const)('%i cents are carried: %s', (amount, skipped) => {
  expect(judgePayout(earned(amount), payee(), rates, now).skipped).toBe(skipped)
})

test('25.00 after the change is enough', () => expect(judgePayout(earned(5000), payee(), rates, now).skipped).toBeNull())

test('without an account nothing is made, whatever is owed', () => {
  expect(judgePayout(earned(1e9), payee({ account: undefined }), rates, now)).toEqual({ skipped: 'NoAccount', amount: null })
})

test('a new account waits, then missing details do', () => {
  const heldUntil = new Date('2026-12-02T00:00:00Z')
  const changed = { currency: 'EUR' as const, heldUntil, since: new Date('2026-11-29T00:00:00Z') }
  const first = judgePayout(earned(10_000), payee({ account: changed, hasDetails: false }), rates, now)
  expect(first).toMatchObject({ hold: { hold: 'AccountChanged', until: heldUntil }, marks: ['NewAccount', 'DetailsMissing'] })
  expect(judgePayout(earned(10_000), payee({ hasDetails: false }), rates, now)).toMatchObject({
    hold: { hold: 'DetailsMissing', until: null },
  })
})

test('what is unusual is marked', () => {
  const marks = (amount: number, givenBack: number, before: number[]) => {
    const judged = judgePayout(earned(amount, givenBack), payee({ before }), rates, now)
    return judged.skipped === null ? judged.marks : []
  }
  expect(marks(10_000, 0, [])).toEqual(['FirstPayout'])
  expect(marks(100_000, 0, [5000, 5000])).toEqual(['TenTimesUsual'])
  expect(marks(99_980, 0, [5000, 5000])).toEqual([])
  expect(marks(10_000, 2500, [5000])).toEqual([])
  expect(marks(10_000, 2502, [5000])).toEqual(['ManyRefunds'])
})
