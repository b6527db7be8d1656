import { expect, test } from 'vitest'
import { faultOfBic, faultOfIban, groupIban, plainIban } from './iban.ts'

/** The examples in the IBAN registry. */
const registry = [
  'AD1200012030200359100100',
  'AT611904300234573201',
  'BE68539007547034',
  'CH9300762011623852957',
  'DE89370400440532013000',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'SE4550000000058398257466',
]

test.each(registry)('%s is valid, also with spaces and small letters', (iban) => {
  expect(faultOfIban(iban)).toBeUndefined()
  expect(faultOfIban(groupIban(iban).toLowerCase())).toBeUndefined()
  expect(plainIban(groupIban(iban))).toBe(iban)
})

test.each(registry)('a single wrong digit in %s is detected', (iban) => {
  for (let index = 2; index < iban.length; index++) {
    const letter = iban[index] as string
    if (!/\d/.test(letter)) continue
    const wrong = iban.slice(0, index) + ((Number(letter) + 1) % 10) + iban.slice(index + 1)
    expect(faultOfIban(wrong), wrong).toMatch(/typo/)
  }
})

test('an error is explained in a sentence that helps', () => {
  expect(faultOfIban('')).toBe('Enter an IBAN such as DE89 3704 0044 0532 0130 00')
  expect(faultOfIban('DE8937040044053201300')).toBe('An IBAN that starts with DE has 22 characters; this one has 21')
  expect(faultOfIban('BR1800360305000010009795493C1')).toMatch(/only pay to bank accounts in SEPA countries/)
})

test.each(['DEUTDEFF', 'DEUTDEFF500', 'deutdeff'])('%s is a BIC', (bic) => expect(faultOfBic(bic)).toBeUndefined())
test.each(['', 'DEUTDEF', 'DEUTDEFF5', '1EUTDEFF', 'DEUTDEFF5000'])('%j is not a BIC', (bic) => expect(faultOfBic(bic)).toMatch(/8 or 11/))
