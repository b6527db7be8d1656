import { expect, test } from 'vitest'
import { percentText } from '#contract/pricing/percent-text.ts'
import { currentFee, rateBefore, rateOn, rateText, readRate } from './fee-text.ts'

test.each([
  ['12', 0.12],
  ['12.5 %', 0.125],
  ['7,25', 0.0725],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['a', undefined],
])('%j is read as %j', (typed, rate) => expect(readRate(typed)).toBe(rate))

test('a rate is shown in percent, none as the shop’s own', () => {
  expect(rateText(0.0725, percentText)).toBe('7.25%')
  expect(rateText(null, percentText)).toContain('15%')
})

const row = (validFrom: string, rate: number | null) => ({ validFrom, rate, setAt: '2030-01-01T00:00:00Z', setBy: null })
const fees = [row('2030-04-01', 0.05), row('2030-03-01', 0.1), row('2030-01-01', null)]

test('of the rates that have begun the last counts, and removing a planned one returns to the rate before it', () => {
  expect(currentFee({ fees, today: '2030-03-15' })?.rate).toBe(0.1)
  expect(currentFee({ fees, today: '2029-01-01' })).toBeUndefined()
  expect(rateBefore({ fees }, '2030-04-01')).toBe(0.1)
  expect(rateBefore({ fees }, '2030-01-01')).toBeNull()
  // Undo: a rate set for a day is replaced by the one that was valid on that day, also where that began the same day.
  expect(rateOn({ fees }, '2030-03-15')).toBe(0.1)
  expect(rateOn({ fees }, '2030-04-01')).toBe(0.05)
  expect(rateOn({ fees }, '2029-01-01')).toBeNull()
})
