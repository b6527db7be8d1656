import { expect, test } from 'vitest'
import { profileForm } from './use-profile-form.ts'

const nothing = { countryCode: '', streetAddress1: '', streetAddress2: '', locality: '', region: '', postCode: '' }
const profile = { name: 'Casey', businessName: ' ', taxId: '', phone: '', address: nothing }

test('an address that is empty in every line is no address', () => {
  expect(profileForm.parse(profile)).toMatchObject({ address: null, businessName: null })
})

test('an address begun asks for its country and street, each at its field', () => {
  const { error } = profileForm.safeParse({ ...profile, address: { ...nothing, locality: 'Lyon' } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['address.countryCode', 'address.streetAddress1'])
})
