import { expect, test } from 'vitest'
import { enteredFrom, enteredSellerForm } from './entered-seller.ts'

const typed = {
  ...enteredFrom(undefined, '2030-01-01'),
  name: 'Soundfair GmbH',
  email: 'billing@example.test',
  address: { countryCode: 'AT', streetAddress1: 'Ring 1' },
}

test('an account whose fields are all empty is absent', () => {
  expect(enteredSellerForm.parse(typed).payer).toEqual({ sepa: null, ach: null })
})

test('an account that was started must be complete, and its number valid', () => {
  const sepa = { iban: 'AT61 1904 3002 3457 3201', bic: '' }
  expect(enteredSellerForm.parse({ ...typed, payer: { ...typed.payer, sepa } }).payer.sepa).toEqual({
    iban: 'AT611904300234573201',
    bic: null,
  })
  expect(enteredSellerForm.safeParse({ ...typed, payer: { ...typed.payer, sepa: { iban: '', bic: 'BKAUATWW' } } }).success).toBe(false)
})

test('a new version starts with the current values', () => {
  const saved = enteredSellerForm.parse(typed)
  expect(enteredSellerForm.parse(enteredFrom({ ...saved, validFrom: '2029-01-01' }, '2030-01-01'))).toEqual(saved)
})
