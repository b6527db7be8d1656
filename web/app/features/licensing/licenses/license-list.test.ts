import { expect, test } from 'vitest'
import type { License } from '#contract/licensing/inventory.ts'
import { chooseLicenses, countOwned, readPart } from './license-list.ts'
import { isOlder, seatsText, stateOf } from './license-text.ts'

const license = (name: string, change: Partial<License> = {}): License =>
  ({
    id: `lic_${name}`,
    status: 'Active',
    isOver: false,
    maxNumberOfActivations: 3,
    product: { id: `lowtide/${name}`, productId: name, name, creatorId: 'lowtide', creatorName: 'Lowtide' },
    ...change,
  }) as License

test('packs are what needs no seats', () => {
  const all = [license('tape'), license('choir', { maxNumberOfActivations: 0 })]
  expect(chooseLicenses(all, 'plugins', '').map(({ id }) => id)).toEqual(['lic_tape'])
  expect(chooseLicenses(all, 'packs', '').map(({ id }) => id)).toEqual(['lic_choir'])
  expect(chooseLicenses(all, 'receipts', '')).toEqual([])
})

test('what is revoked or over is not counted as owned, and two of one product are one', () => {
  const all = [license('tape'), license('tape'), license('old', { isOver: true }), license('gone', { status: 'Revoked' })]
  expect(countOwned(all)).toEqual({ products: 1, makers: 1 })
})

test('an unknown part is all of it', () => {
  expect(readPart('trials')).toBe('trials')
  expect(readPart('<script>')).toBe('all')
  expect(readPart(null)).toBe('all')
})

test.each([
  ['1.9.0', '1.10.0', true],
  ['2.3.1', '2.3.1', false],
  ['2.3', '2.3.1', true],
  ['3.0.0', '2.9.9', false],
  ['build 7', '2.0.0', false],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected)
})

test('a good license needs no words, every other says what to do', () => {
  expect(stateOf({ status: 'Active', isOver: false })).toBeUndefined()
  expect(stateOf({ status: 'Revoked', isOver: false })?.word).toBe('revoked')
  expect(stateOf({ status: 'Active', isOver: true, subscriptionId: 'sub_1' })?.advice).toContain('Renew')
  expect(seatsText(1, 1)).toBe('1 of 1 seat')
  expect(seatsText(0, 0)).toBe('no seats needed')
})
