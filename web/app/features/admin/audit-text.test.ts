import { expect, test } from 'vitest'
import { detailText } from './audit-details.ts'
import { actionLabel } from './audit-text.ts'

test('an unknown action is shown as it is written', () => {
  expect(actionLabel('sign-in.failed')).toBe('Sign-in failed')
  expect(actionLabel('payout.held')).toBe('payout.held')
})

test.each([
  ['password.changed', {}, ''],
  ['staff.roles-set', { before: [], after: ['QA', 'CustomerSupport'] }, 'from none to QA, Customer support'],
  ['creator.changed', { live: false, featured: false }, 'no longer public, no longer featured'],
  ['creator.fee-set', { rate: '8%', from: '2030-04-01' }, '8% from 2030-04-01'],
  ['creator.acted-for', { reason: 'They asked', until: '2030-03-01T13:00:00.000Z' }, 'until 2030-03-01 13:00 UTC: “They asked”'],
  ['creator.changed-by-staff', { action: 'saveCouponDraft' }, 'save coupon draft'],
  ['creator.changed-by-staff', { action: 'copied from tape-one' }, 'copied from tape-one'],
  ['creator.suspended', { reason: 'Copies' }, '“Copies”'],
  ['application.rejected', { name: 'Quiet Rooms', reason: 'No links' }, '“No links”'],
  ['refund.paid-by-hand', { refundId: 'rfd_2', instead: 'rfd_1', amount: 7900, currency: 'EUR' }, '€79.00'],
  ['order.refunded', { refundId: 'rfd_1', amount: 3900, currency: 'EUR' }, '€39.00'],
  ['order.refunded', { amount: 3900, currency: 'JPY', reason: 'Bought twice' }, '¥3,900: “Bought twice”'],
  ['license.changed', { action: 'Seats 3 to 5', reason: 'A second studio' }, 'Seats 3 to 5: “A second studio”'],
  [
    'account.merged',
    { from: 'usr_1', moved: { 'Orders and carts': 2 }, reason: 'Same person' },
    'from usr_1: orders and carts 2: “Same person”',
  ],
  ['featured.changed', { list: 'products', items: [] }, 'none'],
  ['support.answered', { closed: true }, 'and closed'],
  ['support.canned-answer-changed', { removed: 'Late' }, 'removed “Late”'],
  ['payout.changed', { to: 'OnHold', reason: 'New bank' }, 'now on hold: “New bank”'],
  ['what.nobody-knows', { isKnown: false, by: null, body: { cents: 1 } }, 'is known no, by none, body cents 1'],
])('%s with %j reads %j', (action, details, text) => {
  expect(detailText(action, details)).toBe(text)
})
