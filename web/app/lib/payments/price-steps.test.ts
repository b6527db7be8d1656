import { expect, test } from 'vitest'
import type { OrderItem } from '#contract/orders/orders.ts'
import { reductionsOf, sumReductions } from './price-steps.ts'

type Step = OrderItem['steps'][number]
const step = (why: Step['why'], text: string, amount: number): Step => ({ why, words: text, amount: { currency: 'USD', amount } })

const one = { steps: [step('price', 'Price', 79), step('sale', 'Autumn sale', -20.1), step('coupon', 'Coupon TENTH', -5.9)] }
const two = { steps: [step('price', 'Price', 140), step('coupon', 'Coupon TENTH', -14.2), step('tax-added', 'Tax, 19%', 23.9)] }

test('what is taken off is told by reason, for a line and in all', () => {
  expect(reductionsOf(one)).toEqual([
    { text: 'Autumn sale', amount: -20.1 },
    { text: 'Coupon TENTH', amount: -5.9 },
  ])
  expect(sumReductions([one, two])).toEqual([
    { text: 'Autumn sale', amount: -20.1 },
    { text: 'Coupon TENTH', amount: -20.1 },
  ])
})

test('what is gone, has no price yet, or takes nothing off is left out', () => {
  expect(sumReductions([{ ...one, gone: 'This is no longer for sale' }, {}, { steps: [step('coupon', 'Coupon NIL', 0)] }])).toEqual([])
})
