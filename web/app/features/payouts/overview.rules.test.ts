import { expect, test } from 'vitest'
import { addUp } from '#web/ui/lists/add-up.ts'
import { hasNothing } from './overview.rules.ts'

test('amounts add up by currency, exactly', () => {
  const amounts = [
    { currency: 'USD', amount: 0.1 },
    { currency: 'EUR', amount: 5 },
    { currency: 'USD', amount: 0.2 },
  ] as const
  expect(addUp(amounts)).toEqual(
    expect.arrayContaining([
      { currency: 'USD', amount: 0.3 },
      { currency: 'EUR', amount: 5 },
    ]),
  )
  expect(addUp([])).toEqual([])
})

const nothing = {
  due: [],
  held: [],
  open: [],
  months: [{ month: '2030-01', amount: { currency: 'USD', amount: 0 } }],
  next: { day: '2030-02-01', amount: null, minimum: null, standing: null },
} as const

test('a creator without sales has nothing; one who is owed or was paid has something', () => {
  expect(hasNothing({ ...nothing, due: [], held: [], open: [], months: [...nothing.months] })).toBe(true)
  expect(hasNothing({ ...nothing, held: [], open: [], months: [], due: [{ currency: 'USD', amount: 0 - 3 }] })).toBe(false)
  expect(
    hasNothing({ ...nothing, held: [], open: [], due: [], months: [{ month: '2030-01', amount: { currency: 'EUR', amount: 30 } }] }),
  ).toBe(false)
})
