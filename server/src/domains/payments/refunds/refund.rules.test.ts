import { expect, test } from 'vitest'
import { refundableUntil } from './refund.rules.ts'

const at = new Date('2030-03-01T12:00:00Z')
const stored = { refund: null }
const gone = { refund: 'Succeeded' as const }

test.each([
  ['while a line is left', { isDisputed: false, lines: [stored, gone] }, '2030-04-30T12:00:00.000Z'],
  ['not when all went back', { isDisputed: false, lines: [gone] }, null],
  ['not while the bank has the money', { isDisputed: true, lines: [stored] }, null],
])('§7 money can be given back for 60 days: %s', (_when, sale, until) => {
  expect(refundableUntil({ at, ...sale })).toBe(until)
})
