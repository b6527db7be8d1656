import { expect, test } from 'vitest'
import { figureSales, firstDayOf, toDollars } from './sales-figures.rules.ts'

const rates = { USD: 1, EUR: 0.92, GBP: 0.78, CHF: 0.88, NOK: 10.6, SEK: 10.4, DKK: 6.86, CAD: 1.37, AUD: 1.52, JPY: 149 }
const now = new Date('2030-03-10T12:00:00Z')

test('currencies are compared in dollars, yen without decimals', () => {
  expect(toDollars(9200, 'EUR', rates)).toBe(100)
  expect(toDollars(14_900, 'JPY', rates)).toBe(100)
})

test('every day of the period is there, and the period before is summed', () => {
  const figures = figureSales(
    [
      { day: '2030-03-10', currency: 'USD', revenue: 5000, units: 1 },
      { day: '2030-03-10', currency: 'EUR', revenue: 9200, units: 2 },
      { day: '2030-03-04', currency: 'USD', revenue: 1000, units: 1 },
      { day: '2030-03-03', currency: 'USD', revenue: 700, units: 1 },
    ],
    7,
    rates,
    now,
  )
  expect(figures.days.map(({ day }) => day)).toEqual([
    '2030-03-04',
    '2030-03-05',
    '2030-03-06',
    '2030-03-07',
    '2030-03-08',
    '2030-03-09',
    '2030-03-10',
  ])
  expect(figures).toMatchObject({ revenue: 160, units: 4, before: { revenue: 7, units: 1 } })
  expect(figures.days.at(-1)).toEqual({ day: '2030-03-10', revenue: 150, units: 3 })
  expect(firstDayOf(7, now)).toBe('2030-02-25')
})
