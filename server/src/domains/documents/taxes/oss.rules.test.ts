import { expect, test } from 'vitest'
import { codeOnForm, isOnForm } from './oss.rules.ts'

test.each([
  ['FR', 'DE', true],
  ['MC', 'DE', true],
  ['MC', 'FR', false],
  ['DE', 'DE', false],
  ['DE', null, true],
  ['GB', 'DE', false],
  ['AX', 'DE', false],
  ['IC', 'DE', false],
] as const)('what is sold in %s by a seller at home in %s stands on the form: %s', (country, home, isOn) => {
  expect(isOnForm(country, home)).toBe(isOn)
})

test('the form has a code of its own for Greece', () => {
  expect([codeOnForm('GR'), codeOnForm('PT')]).toEqual(['EL', 'PT'])
})
