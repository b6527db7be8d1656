import { expect, test } from 'vitest'
import { checkFields } from '../core/field-messages.ts'
import { payoutAccountForm } from './payout-accounts.ts'

const entered = (change: object) =>
  checkFields(payoutAccountForm, { type: 'Bank', iban: 'DE89 3704 0044 0532 0130 00', bic: '', ...change })

test.each([
  ['', null],
  ['  ', null],
  [null, null],
  ['cobadeffxxx', 'COBADEFFXXX'],
])('a BIC of %j is stored as %j', (bic, stored) => {
  expect(entered({ bic })).toMatchObject({ fits: true, data: { bic: stored } })
})

test('an invalid number has a message at its field', () => {
  const wrong = (change: object) => {
    const checked = entered(change)
    return checked.fits ? [] : checked.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  expect(wrong({ bic: 'COBA' })).toEqual(['bic: A BIC has 8 or 11 letters and digits'])
  expect(wrong({ iban: 'DE8937040044053201300', bic: 'COBA' })).toEqual([
    'iban: An IBAN that starts with DE has 22 characters; this one has 21',
    'bic: A BIC has 8 or 11 letters and digits',
  ])
})
