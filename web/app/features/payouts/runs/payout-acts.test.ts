import { expect, test } from 'vitest'
import { actsFor } from './payout-acts.ts'

const standing = { reason: '', act: null, until: null }

test.each([
  ['Scheduled', ['hold']],
  ['Processing', ['confirm', 'fail']],
  ['Paid', ['fail']],
  ['Failed', ['retry']],
] as const)('a payout that is %s can be %j', (status, acts) => {
  expect(actsFor({ status, standing })).toEqual(acts)
})

test('staff release only what staff put on hold', () => {
  expect(actsFor({ status: 'OnHold', standing: { ...standing, act: 'ask-support' } })).toEqual(['release'])
  expect(actsFor({ status: 'OnHold', standing: { ...standing, act: 'add-details' } })).toEqual([])
})
