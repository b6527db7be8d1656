import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSeat, methodOf, type Seat, type SeatedLicense, seatsTaken } from './seat.rules.ts'

const seat = (signature: string, change: Partial<Seat> = {}): Seat => ({
  activationId: `act-${signature}`,
  signature,
  isActive: true,
  method: 'Online',
  ...change,
})
const license = (id: string, change: Partial<SeatedLicense> = {}): SeatedLicense => ({
  id,
  seats: 2,
  offlineActivation: true,
  expiresAt: null,
  createdAt: new Date('2030-01-01'),
  devices: [],
  ...change,
})

test('a device that holds a seat keeps it, however full the license is', () => {
  const full = license('full', { devices: [seat('mac'), seat('pc')] })
  expect(chooseSeat([license('empty'), full], 'mac', 'Online')).toMatchObject({ fits: true, licenseId: 'full', known: { isActive: true } })
})

test('a device that returns gets its old seat where it is free, else any free one', () => {
  const old = license('old', { devices: [seat('mac', { isActive: false }), seat('pc')] })
  expect(chooseSeat([license('empty'), old], 'mac', 'Online')).toMatchObject({ licenseId: 'old', known: { activationId: 'act-mac' } })
  const full = { ...old, devices: [...old.devices, seat('tower')] }
  expect(chooseSeat([full, license('empty')], 'mac', 'Online')).toMatchObject({ licenseId: 'empty', known: undefined })
})

test('a perpetual license is used before one that ends, and an older before a newer one', () => {
  const monthly = license('monthly', { expiresAt: new Date('2030-04-01') })
  const newer = license('newer', { createdAt: new Date('2030-02-01') })
  expect(chooseSeat([monthly, newer, license('older')], 'mac', 'Online')).toMatchObject({ licenseId: 'older' })
})

test.each<[string, SeatedLicense[], 'Online' | 'Offline', string]>([
  ['no license', [], 'Online', 'none'],
  ['a license of a pack, which has no seats', [license('pack', { seats: 0 })], 'Online', 'none'],
  ['a license that stays online, asked offline', [license('online', { offlineActivation: false })], 'Offline', 'no-offline'],
  ['every seat taken', [license('full', { devices: [seat('pc'), seat('tower')] })], 'Online', 'seats-taken'],
])('%s: refused with the reason', (_what, licenses, method, because) => {
  expect(chooseSeat(licenses, 'mac', method)).toEqual({ fits: false, because })
})

test('in whatever order they come, no license has more devices than seats, and no device two seats', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
      fc.array(fc.tuple(word, fc.boolean()), { maxLength: 30 }),
      (seats, actions) => {
        let licenses = seats.map((count, index) => license(String(index), { seats: count }))
        for (const [signature, leaves] of actions) {
          const verdict = chooseSeat(licenses, signature, 'Online')
          if (!verdict.fits) continue
          licenses = licenses.map((one) =>
            one.id === verdict.licenseId
              ? {
                  ...one,
                  devices: [...one.devices.filter((device) => device.signature !== signature), seat(signature, { isActive: !leaves })],
                }
              : one,
          )
        }
        for (const one of licenses) expect(seatsTaken(one)).toBeLessThanOrEqual(one.seats)
        const active = licenses.flatMap(({ devices }) => devices.filter(({ isActive }) => isActive).map(({ signature }) => signature))
        expect(new Set(active).size).toBe(active.length)
      },
    ),
  )
})

test('an offline seat stays offline until it is released', () => {
  expect(methodOf(seat('mac', { method: 'Offline' }), 'Online')).toBe('Offline')
  expect(methodOf(seat('mac', { method: 'Offline', isActive: false }), 'Online')).toBe('Online')
  expect(methodOf(seat('mac'), 'Offline')).toBe('Offline')
  expect(methodOf(undefined, 'Online')).toBe('Online')
})
