import { expect, test } from 'vitest'
import { type LicenseUse, sharingReasons } from './sharing.rules.ts'

const calm: LicenseUse = { seats: 3, newDevices: 0, releases: 0, networks: 0, otherAccounts: 0 }

test.each<[string, Partial<LicenseUse>]>([
  ['somebody with a new computer', { newDevices: 1, releases: 1, networks: 2 }],
  ['three seats on six devices', { newDevices: 6 }],
  ['a school with fifty seats that fills them', { seats: 50, newDevices: 50, releases: 20 }],
  ['a laptop, a studio, a hotel and two phones', { networks: 5 }],
  ['a couple with one computer', { otherAccounts: 1 }],
])('%s looks like a single owner', (_who, use) => {
  expect(sharingReasons({ ...calm, ...use })).toEqual([])
})

test.each<[Partial<LicenseUse>, string]>([
  [{ newDevices: 7 }, 'Activated on 7 new devices in 30 days, with 3 seats.'],
  [{ seats: 1, newDevices: 12 }, 'Activated on 12 new devices in 30 days, with 1 seat.'],
  [{ seats: 10, newDevices: 21 }, 'Activated on 21 new devices in 30 days, with 10 seats.'],
  [{ releases: 10 }, 'Seats were released 10 times in 30 days, as if shared.'],
  [{ networks: 6 }, 'Downloaded from 6 networks in 7 days.'],
  [{ otherAccounts: 2 }, 'Its devices also hold licenses of 2 other accounts.'],
])('%j is suspicious, and says why', (use, reason) => {
  expect(sharingReasons({ ...calm, ...use })).toEqual([reason])
})

test('several reasons are all said', () => {
  expect(sharingReasons({ ...calm, newDevices: 30, networks: 20 })).toHaveLength(2)
})
