import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { exchange, sumOf } from './exchange.rules.ts'
import { payoutLines, repayableLines } from './payout-entry.rules.ts'

const rates = { USD: 1, EUR: 0.92, GBP: 0.78, CHF: 0.88, NOK: 10.6, SEK: 10.4, DKK: 6.86, CAD: 1.37, AUD: 1.52, JPY: 149 }

test('dollars become euros at the rate, yen have no cents', () => {
  expect(exchange([{ currency: 'USD', amount: 10_000 }], 'EUR', rates)).toEqual([
    { currency: 'USD', amount: 10_000, rate: 0.92, result: 9200 },
  ])
  expect(exchange([{ currency: 'JPY', amount: 14_900 }], 'USD', rates)[0]?.result).toBe(10_000)
  expect(exchange([{ currency: 'EUR', amount: -123 }], 'EUR', rates)).toEqual([{ currency: 'EUR', amount: -123, rate: 1, result: -123 }])
})

test('a currency without a rate is not guessed', () => {
  expect(() => exchange([{ currency: 'JPY', amount: 1 }], 'USD', { USD: 1 })).toThrow('There is no exchange rate from JPY to USD')
})

const balances = fc.uniqueArray(fc.record({ currency: fc.constantFrom(...currencies), amount: fc.integer({ min: -1e9, max: 1e9 }) }), {
  selector: ({ currency }) => currency,
})
const payable = fc.constantFrom('EUR', 'USD')

test('whatever is exchanged, the books sum to zero in every currency', () => {
  fc.assert(
    fc.property(balances, payable, payable, (own, first, second) => {
      const before = exchange(own, first, rates)
      const after = exchange(own, second, rates)
      const lines = [
        ...payoutLines('lowtide', first, before),
        ...repayableLines('lowtide', { currency: first, amount: sumOf(before) }, { currency: second, amount: sumOf(after) }),
      ]
      for (const currency of currencies) {
        const own = lines.filter((line) => line.currency === currency)
        expect(own.reduce((sum, line) => sum + line.amount, 0)).toBe(0)
      }
      const owed = lines.filter(({ account, currency }) => account === 'Payable' && currency === second)
      expect(owed.reduce((sum, line) => sum - line.amount, 0)).toBe(sumOf(after))
    }),
  )
})
