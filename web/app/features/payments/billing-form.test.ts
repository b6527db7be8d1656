import { expect, test } from 'vitest'
import { asEntered, billingForm, type EnteredBilling } from './billing-form.ts'

const entered = (change: Partial<EnteredBilling> = {}, address: Partial<EnteredBilling['address']> = {}): EnteredBilling => ({
  address: {
    countryCode: 'DE',
    streetAddress1: 'Torstraße 1',
    streetAddress2: '',
    locality: 'Berlin',
    region: '',
    postCode: '10119',
    ...address,
  },
  isBusiness: false,
  businessName: '',
  taxId: '',
  ...change,
})
const faultsOf = (form: EnteredBilling): string[] => {
  const parsed = billingForm.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('an address is checked by the rules of its country', () => {
  expect(faultsOf(entered())).toEqual([])
  expect(faultsOf(entered({}, { postCode: '1011' }))).toEqual(['address.postCode: Check the postcode, such as 10115'])
  expect(faultsOf(entered({}, { countryCode: 'US', postCode: '10001' }))).toEqual(['address.region: Enter the state'])
})

test('a company needs a name, and its tax id must fit its country', () => {
  expect(faultsOf(entered({ isBusiness: true }))).toEqual(['businessName: Enter the name of the company'])
  expect(faultsOf(entered({ isBusiness: true, businessName: 'Klang', taxId: 'DE123' }))[0]).toMatch(/^taxId: Use your country’s format/)
  expect(faultsOf(entered({ isBusiness: true, businessName: 'Klang', taxId: 'DE136695976' }))).toEqual([])
})

test('a private buyer leaves no company data', () => {
  expect(billingForm.parse(entered({ businessName: 'Klang', taxId: 'nonsense' }))).toMatchObject({ businessName: null, taxId: null })
})

test('the country is guessed from the language of the browser, and known values win', () => {
  expect(asEntered(null, 'fr-CH').address.countryCode).toBe('CH')
  expect(asEntered(null, 'fr').address.countryCode).toBe('')
})
