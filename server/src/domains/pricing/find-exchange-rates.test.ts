import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { findExchangeRates } from './find-exchange-rates.ts'

const { db } = await openTestDatabase()

test('every currency of the shop has a rate from its migrations on; a new one needs a migration like 0005', async () => {
  const rates = await findExchangeRates(db, new Date('2030-03-01T12:00:00Z'))
  expect(currencies.filter((currency) => !(rates[currency] > 0))).toEqual([])
})
