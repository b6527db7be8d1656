import { expect, test } from 'vitest'
import { emptyAsNull, isEmptyAddress } from './empty-address.ts'

test('an address without a letter is none', () => {
  expect(isEmptyAddress({ countryCode: '', streetAddress1: '  ' })).toBe(true)
  expect(isEmptyAddress({ countryCode: 'NO', streetAddress1: '' })).toBe(false)
})

test('an empty field says nothing', () => {
  expect(emptyAsNull('  ')).toBeNull()
  expect(emptyAsNull(' a ')).toBe('a')
})
