import { expect, test } from 'vitest'
import { countryCodes, isInEu } from '#contract/core/countries.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { findTaxRule, listTaxRules } from './find-tax-rule.ts'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T12:00:00Z')

test('§6 every country of the union, the United Kingdom, Norway and Switzerland has a rate, inside the price', async () => {
  for (const country of [...countryCodes.filter(isInEu), 'GB', 'NO', 'CH']) {
    const rule = await findTaxRule(db, country, now)
    expect([country, rule.mode, rule.rate > 0.08 && rule.rate <= 0.27]).toEqual([country, 'Inclusive', true])
  }
})

test.each([
  ['DE', 'Inclusive', 0.19],
  ['FI', 'Inclusive', 0.255],
  ['CH', 'Inclusive', 0.081],
  ['AU', 'Inclusive', 0],
  ['NZ', 'Inclusive', 0],
  ['JP', 'Inclusive', 0],
  ['US', 'Exclusive', 0],
  ['ZZ', 'Exclusive', 0],
])('§6 %s: %s of %d', async (country, mode, rate) => {
  expect(await findTaxRule(db, country, now)).toEqual({ country, mode, rate })
})

test('§6 a rate that staff set applies from its day on', async () => {
  await db.insertInto('tax_rules').values({ country: 'AU', valid_from: '2027-01-01', mode: 'Inclusive', rate: 0.1 }).execute()
  expect(await findTaxRule(db, 'AU', now)).toMatchObject({ rate: 0 })
  expect(await findTaxRule(db, 'AU', new Date('2027-01-01T00:00:00Z'))).toMatchObject({ rate: 0.1 })
})

test('§7 reading all of them at once gives the same as one by one', async () => {
  const rules = await listTaxRules(db, now)
  expect(rules.length).toBeGreaterThan(30)
  for (const rule of rules) expect(rule).toEqual(await findTaxRule(db, rule.country, now))
})
