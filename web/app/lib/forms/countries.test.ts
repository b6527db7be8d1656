import { expect, test } from 'vitest'
import { countryName, listCountries } from './countries.ts'

test('every country of ISO 3166-1 is there once, by name in the language asked for', () => {
  const english = listCountries('en')
  expect(english).toHaveLength(249)
  expect(new Set(english.map(({ value }) => value)).size).toBe(249)
  expect(english.find(({ value }) => value === 'DE')?.label).toBe('Germany')
  expect(listCountries('de').find(({ value }) => value === 'DE')?.label).toBe('Deutschland')
  const labels = english.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('a code that nobody knows is shown as it is', () => {
  expect(countryName('QX', 'en')).toBe('QX')
})
