import { expect, test } from 'vitest'
import { draftVariation } from '#contract/catalog/editing.ts'
import { freeId, kindsFor, newVariation, type VariationKind, variationKinds } from './new-variation.ts'

test('an id that is already used gets a number', () => {
  expect(freeId('monthly', ['perpetual'])).toBe('monthly')
  expect(freeId('perpetual', ['perpetual', 'perpetual-2'])).toBe('perpetual-3')
})

test('§4 a new variation of a plugin has 3 seats and a trial of 14 days', () => {
  expect(newVariation('perpetual', [], true).licensePolicy).toEqual({
    seats: 3,
    offlineActivation: true,
    trialDays: 14,
    trialNeedsAccount: false,
  })
})

test('§4 a digital product has no seats and no trial', () => {
  expect(newVariation('perpetual', [], false).licensePolicy).toMatchObject({ seats: 0, trialDays: 0 })
})

test.each(Object.keys(variationKinds) as VariationKind[])('%s can be saved as it is', (kind) => {
  expect(draftVariation.safeParse(newVariation(kind, [{ id: kind }], true)).success).toBe(true)
})

test('a digital product is offered as a download first, a plugin never', () => {
  expect(kindsFor(false)[0]).toBe('download')
  expect(kindsFor(true)).not.toContain('download')
})
