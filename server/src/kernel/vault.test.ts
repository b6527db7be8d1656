import { expect, test } from 'vitest'
import { makeVault } from './vault.ts'

const vault = makeVault('a master secret of this test')
const now = new Date('2030-03-01T12:00:00Z')
const later = new Date('2030-03-01T12:15:00Z')

test('what is sealed opens again, each time in another shape', () => {
  const encrypted = vault.encrypt('totp', 'JBSWY3DPEHPK3PXP')
  expect(encrypted).not.toContain('JBSW')
  expect(vault.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted)
  expect(vault.open('totp', encrypted)).toBe('JBSWY3DPEHPK3PXP')
})

test.each([
  ['for another purpose', 'iban', (encrypted: string) => encrypted],
  [
    'changed by a letter',
    'totp',
    (encrypted: string) => `${encrypted.slice(0, -2)}${encrypted.at(-2) === 'A' ? 'B' : 'A'}${encrypted.at(-1)}`,
  ],
  ['cut short', 'totp', (encrypted: string) => encrypted.slice(0, 20)],
])('what was sealed does not open %s', (_how, purpose, change) => {
  const encrypted = vault.encrypt('totp', 'a secret text')
  expect(() => vault.open(purpose, change(encrypted))).toThrow()
  expect(() => makeVault('another master').open('totp', encrypted)).toThrow()
})

test('signed text is read until it is over, and only for its purpose', () => {
  const signed = vault.sign('search', 'usr_1', later)
  expect(vault.readSigned('search', signed, now)).toBe('usr_1')
  expect(vault.readSigned('search', signed, later)).toBeUndefined()
  expect(vault.readSigned('communications', signed, now)).toBeUndefined()
  expect(makeVault('another master').readSigned('search', signed, now)).toBeUndefined()
})

test.each(['', '.', 'a.b', '..', 'a.b.c', '%00.%00', 'e30.e30'])('%j is no signed text', (text) => {
  expect(vault.readSigned('search', text, now)).toBeUndefined()
})
