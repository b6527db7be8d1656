import { expect, test } from 'vitest'
import { emptyAsNull, isEmptyAddress } from './empty-address.ts'

test('an address with only blank lines is absent', () => {
  expect(isEmptyAddress({ countryCode: '', streetAddress1: '  ' })).toBe(true)
  expect(isEmptyAddress({ countryCode: 'NO', streetAddress1: '' })).toBe(false)
})

test('an empty field becomes null', () => {
  expect(emptyAsNull('  ')).toBeNull()
  expect(emptyAsNull(' a ')).toBe('a')
})
