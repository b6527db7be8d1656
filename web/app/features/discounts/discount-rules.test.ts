import { expect, test } from 'vitest'
import { type DiscountEntry, discountForm } from '#contract/discounts/discounts.ts'
import { chosenVariations, discountsOnItem, freeUnder, newDiscount, recursUnder, withVariations } from './discount-rules.ts'

const tape = { kind: 'Product', itemId: 'tape-one' } as const
const onAll = { ...tape, variationId: null }
const onMonthly = { ...tape, variationId: 'monthly' }
const elsewhere = { kind: 'Bundle', itemId: 'tape-one', variationId: null } as const

const discount = (id: string, status: DiscountEntry['status'], targets: DiscountEntry['targets']): DiscountEntry => ({
  id,
  status,
  targets,
  name: id,
  description: null,
  off: { type: 'PercentageOffDiscount', percentage: 0.2 },
  isExclusive: false,
  startsAt: '2030-01-01T00:00:00Z',
  endsAt: null,
  recurringPaymentUseCount: null,
})

test('only discounts on this very item count, active ones first', () => {
  const discounts = [
    discount('past', 'Over', [onAll]),
    discount('bundle', 'On', [elsewhere]),
    discount('soon', 'Planned', [onMonthly]),
    discount('now', 'On', [onAll]),
  ]
  expect(discountsOnItem(discounts, tape).map(({ id }) => id)).toEqual(['now', 'soon', 'past'])
})

test('a discount is on all variations of an item or on chosen ones', () => {
  expect(chosenVariations([onAll, elsewhere], tape)).toBe('all')
  expect(chosenVariations([onMonthly, elsewhere], tape)).toEqual(['monthly'])
})

test('choosing variations leaves the other items of the discount alone', () => {
  expect(withVariations([onAll, elsewhere], tape, ['monthly'])).toEqual([elsewhere, onMonthly])
  expect(withVariations([elsewhere, onMonthly], tape, 'all')).toEqual([elsewhere, onAll])
})

test('a new discount needs only a name', () => {
  const form = newDiscount(tape, new Date('2030-03-01T12:00:00Z'))
  expect(discountForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['name'])
  expect(form.endsAt).toBe('2030-03-08T12:00:00.000Z')
})

const variations = [
  { id: 'perpetual', name: 'Perpetual', recurrence: { type: 'OneOff' as const }, prices: { USD: 79 } },
  { id: 'monthly', name: 'Monthly', recurrence: { type: 'Recurring' as const, cycleLength: 'Monthly' as const }, prices: { USD: 6 } },
]
const thing = { kind: 'Product' as const, itemId: 'tape-one' }

test('a discount is on a subscription when one of its variations is one', () => {
  expect(recursUnder([{ ...thing, variationId: null }], thing, variations)).toBe(true)
  expect(recursUnder([{ ...thing, variationId: 'monthly' }], thing, variations)).toBe(true)
  expect(recursUnder([{ ...thing, variationId: 'perpetual' }], thing, variations)).toBe(false)
  expect(recursUnder([{ ...thing, variationId: null }], thing, variations.slice(0, 1))).toBe(false)
})

test('an amount as high as a price is reported, because it makes that variation free', () => {
  const off = (USD: number) => ({ type: 'FlatAmountOffDiscount' as const, amount: { USD } })
  const freeOf = (USD: number, variationId: string | null = null) =>
    freeUnder({ off: off(USD), targets: [{ ...thing, variationId }] }, thing, variations).map(({ id }) => id)
  expect(freeOf(5.99)).toEqual([])
  expect(freeOf(6)).toEqual(['monthly'])
  expect(freeOf(80)).toEqual(['perpetual', 'monthly'])
  expect(freeOf(6, 'perpetual')).toEqual([])
  const percent = { type: 'PercentageOffDiscount' as const, percentage: 1 }
  expect(freeUnder({ off: percent, targets: [{ ...thing, variationId: null }] }, thing, variations)).toEqual([])
})
