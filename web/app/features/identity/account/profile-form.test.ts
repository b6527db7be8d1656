import { expect, test } from 'vitest'
import { profileForm } from './use-profile-form.ts'

const nothing = { countryCode: '', streetAddress1: '', streetAddress2: '', locality: '', region: '', postCode: '' }
const profile = { name: 'Casey', businessName: ' ', taxId: '', phone: '', address: nothing }

test('an address whose lines are all empty is absent', () => {
  expect(profileForm.parse(profile)).toMatchObject({ address: null, businessName: null })
})

test('an incomplete address is refused at its country and street', () => {
  const { error } = profileForm.safeParse({ ...profile, address: { ...nothing, locality: 'Lyon' } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['address.countryCode', 'address.streetAddress1'])
})
