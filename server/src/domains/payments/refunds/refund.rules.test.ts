import { expect, test } from 'vitest'
import { refundableUntil, whileRefundable } from './refund.rules.ts'

const at = new Date('2030-03-01T12:00:00Z')
const stored = { line_id: 'one', refund: null }
const gone = { line_id: 'two', refund: 'Succeeded' as const }
const returned = (lineId: string) => ({ lineIds: [lineId], failedAt: '2030-04-20T12:00:00.000Z' })

test.each([
  ['while a line is left', { isDisputed: false, lines: [stored, gone], refunds: [] }, '2030-04-30T12:00:00.000Z'],
  [
    'for as long again where the bank sent it back',
    { isDisputed: false, lines: [stored, gone], refunds: [returned('one')] },
    '2030-06-19T12:00:00.000Z',
  ],
  [
    'what was sent back and given once more counts no longer',
    { isDisputed: false, lines: [stored, gone], refunds: [returned('two')] },
    '2030-04-30T12:00:00.000Z',
  ],
  ['not when all went back', { isDisputed: false, lines: [gone], refunds: [] }, null],
  ['not while the bank has the money', { isDisputed: true, lines: [stored], refunds: [] }, null],
])('§7 money can be given back for 60 days: %s', (_when, sale, until) => {
  expect(refundableUntil({ at, ...sale })).toBe(until)
})

test('once the days are over, nothing claims that money can be refunded', () => {
  const until = '2030-04-30T12:00:00.000Z'
  expect(whileRefundable(until, new Date('2030-04-30T11:59:59Z'))).toBe(until)
  expect(whileRefundable(until, new Date('2030-04-30T12:00:00Z'))).toBeNull()
  expect(whileRefundable(null, at)).toBeNull()
})
