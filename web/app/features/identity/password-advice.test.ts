import { expect, test } from 'vitest'
import { advisePassword } from './password-advice.ts'

test.each([
  ['', 0, 'At least 10 characters'],
  ['short', 0, '5 more characters to go.'],
  ['ninechars', 0, '1 more character to go.'],
  ['x'.repeat(257), 0, 'Use at most 256 characters.'],
  ['aaaaaaaaaaaaaaa', 1, 'Easy to guess'],
  ['abcdefghijklmnop', 1, 'Easy to guess'],
  ['0123456789', 1, 'Easy to guess'],
  ['quietlamps', 2, 'Good'],
  ['quiet lamps over harbours', 3, 'Strong'],
])('%j is of strength %d: %s', (password, strength, text) => {
  const advice = advisePassword(password)
  expect(advice.strength).toBe(strength)
  expect(advice.text).toContain(text)
})

test('the name of the e-mail address makes a password weak', () => {
  expect(advisePassword('casey likes tape machines', 'Casey@example.test')).toMatchObject({ strength: 1 })
  expect(advisePassword('al likes tape machines', 'al@example.test')).toMatchObject({ strength: 3 })
})
