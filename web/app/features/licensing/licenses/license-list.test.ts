import { expect, test } from 'vitest'
import type { License, Trial } from '#contract/licensing/inventory.ts'
import { chooseLicenses, chooseTrials, countOwned, readPart, titleHref, twinsOf } from './license-list.ts'
import { isOlder, packFacts, seatsText, stateOf, twinText } from './license-text.ts'

const license = (name: string, change: Partial<License> = {}): License =>
  ({
    id: `lic_${name}`,
    status: 'Active',
    isOver: false,
    maxNumberOfActivations: 3,
    product: { id: `lowtide/${name}`, productId: name, name, creatorId: 'lowtide', creatorName: 'Lowtide' },
    ...change,
  }) as License

test('licenses without seats are packs', () => {
  const all = [license('tape'), license('choir', { maxNumberOfActivations: 0 })]
  expect(chooseLicenses(all, 'plugins', '').map(({ id }) => id)).toEqual(['lic_tape'])
  expect(chooseLicenses(all, 'packs', '').map(({ id }) => id)).toEqual(['lic_choir'])
  expect(chooseLicenses(all, 'receipts', '')).toEqual([])
})

test('revoked and ended licenses do not count as owned, and two of one product count once', () => {
  const all = [license('tape'), license('tape'), license('old', { isOver: true }), license('gone', { status: 'Revoked' })]
  expect(countOwned(all)).toEqual({ products: 1, makers: 1 })
})

test('17.4 a name links to its page; a withdrawn product links to its owners’ downloads, for everybody else to nothing', () => {
  const product = { creatorSlug: 'lowtide', productId: 'tape' }
  expect(titleHref(product, false)).toBe('/lowtide/tape')
  expect(titleHref({ ...product, isWithdrawn: true }, true)).toBe('/lowtide/tape/download')
  expect(titleHref({ ...product, isWithdrawn: true }, false)).toBeUndefined()
  expect(stateOf({ status: 'Active', isOver: true, isForSale: false })?.advice).toBe('It’s no longer for sale.')
})

test('an unknown part shows all', () => {
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

test('a valid license has no notice, any other says what to do', () => {
  expect(stateOf({ status: 'Active', isOver: false })).toBeUndefined()
  expect(stateOf({ status: 'Revoked', isOver: false })?.label).toBe('Revoked')
  expect(stateOf({ status: 'Active', isOver: true, subscriptionId: 'sub_1' })?.advice).toContain('Renew')
  expect(stateOf({ status: 'Active', isOver: true, hasOther: true })?.advice).toContain('another license')
  expect(seatsText(1, 1)).toBe('1 of 1 seat')
  expect(seatsText(0, 0)).toBe('No seats needed')
})

test('a product that is listed twice says why, on each of its rows', () => {
  const bought = license('tape', { id: 'lic_1', cause: 'Order' })
  const bundled = license('tape', { id: 'lic_2', cause: 'Order', bundleName: 'Studio Bundle' })
  const monthly = license('tape', { id: 'lic_3', cause: 'Order', subscriptionId: 'sub_1' })
  const gone = license('tape', { id: 'lic_4', status: 'Revoked' })
  const textIn = (one: License, all: License[]) => twinText(one, twinsOf(one, all))
  expect(textIn(bought, [bought, gone])).toBeUndefined()
  expect(textIn(bought, [bought, bundled])).toBe('You also have a license from Studio Bundle. Each has its own seats.')
  expect(textIn(bundled, [bought, bundled])).toBe('You also have a license you bought. Each has its own seats.')
  expect(textIn(bought, [bought, monthly])).toBe('You also have a subscription to this. Each has its own seats.')
  expect(textIn(monthly, [bought, monthly])).toBe('You also have a perpetual license for this, so you may not need the subscription.')
  expect(textIn(bought, [bought, bundled, monthly])).toBe('You have 3 licenses for this. Each has its own seats.')
})

test('a trial of a product bought since is listed only among the trials', () => {
  const trial = { product: license('tape').product } as Trial
  expect(chooseTrials([trial], [], 'all', '')).toEqual([trial])
  expect(chooseTrials([trial], [license('tape')], 'all', '')).toEqual([])
  expect(chooseTrials([trial], [license('tape')], 'trials', '')).toEqual([trial])
  expect(chooseTrials([trial], [license('tape', { isOver: true })], 'all', '')).toEqual([trial])
})

test('a pack shows how many files it has, and in which formats', () => {
  expect(
    packFacts([
      { label: 'Size', value: '1.9 GB' },
      { label: 'Files', value: '412' },
      { label: 'Formats', value: 'WAV 24/96' },
    ]),
  ).toEqual(['412 files', 'WAV 24/96'])
  expect(packFacts([{ label: 'Needs', value: 'Tape One 2.1 or newer' }])).toEqual([])
})
