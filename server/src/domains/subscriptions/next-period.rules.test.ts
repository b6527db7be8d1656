import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycleLengths } from '#contract/catalog/catalog.ts'
import { nextPeriod } from './next-period.rules.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const monthly = {
  status: 'Active',
  cycle: 'Monthly',
  anchor_at: at('2030-01-31'),
  anchor_period: 0,
  paid_periods: 1,
  expires_at: at('2030-02-28'),
} as const

test('a period begins where the last one ended, and the 31st stays the 31st', () => {
  const ends = [1, 2, 3].map((paid) =>
    nextPeriod({ ...monthly, paid_periods: paid }, at('2030-02-28'))
      .endsAt.toISOString()
      .slice(0, 10),
  )
  expect(ends).toEqual(['2030-03-31', '2030-04-30', '2030-05-31'])
})

test('a payment that is a few days late buys no longer period', () => {
  expect(nextPeriod(monthly, at('2030-03-07')).endsAt).toEqual(at('2030-03-31'))
})

test('nobody pays for time that is over: a payment that comes after the whole period begins a new one', () => {
  expect(nextPeriod(monthly, at('2030-05-02'))).toEqual({
    number: 2,
    anchorAt: at('2030-05-02'),
    anchorPeriod: 1,
    endsAt: at('2030-06-02'),
  })
})

test('what had ended begins again on the day it is paid', () => {
  expect(nextPeriod({ ...monthly, status: 'Expired' }, at('2030-02-10')).endsAt).toEqual(at('2030-03-10'))
})

test('what was cancelled goes on where it ended while it lasts, and begins again on the day it is paid once it is over', () => {
  const cancelled = { ...monthly, status: 'Cancelled' } as const
  expect(nextPeriod(cancelled, at('2030-02-10'))).toMatchObject({ anchorAt: at('2030-01-31'), endsAt: at('2030-03-31') })
  expect(nextPeriod(cancelled, at('2030-03-20'))).toEqual({
    number: 2,
    anchorAt: at('2030-03-20'),
    anchorPeriod: 1,
    endsAt: at('2030-04-20'),
  })
})

test('whenever it is paid, a period lies ahead and is no longer than a cycle and what was left', () => {
  const day = 24 * 60 * 60 * 1000
  fc.assert(
    fc.property(
      fc.constantFrom(...cycleLengths),
      fc.integer({ min: 1, max: 60 }),
      fc.date({ min: at('2030-01-01'), max: at('2031-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 900 }),
      (cycle, paid, anchor, days) => {
        const now = new Date(anchor.getTime() + days * day)
        const counted = { status: 'Active', cycle, anchor_at: anchor, anchor_period: 0, paid_periods: paid, expires_at: anchor } as const
        const period = nextPeriod(counted, now)
        expect(period.number).toBe(paid + 1)
        expect(period.endsAt.getTime()).toBeGreaterThan(now.getTime())
      },
    ),
  )
})
