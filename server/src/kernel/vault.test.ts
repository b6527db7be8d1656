import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeVault } from './vault.ts'

const vault = makeVault(['a master secret of this test'])
const now = new Date('2030-03-01T12:00:00Z')
const later = new Date('2030-03-01T12:15:00Z')

test('an encrypted text can be decrypted, and differs each time', () => {
  const encrypted = vault.encrypt('totp', 'JBSWY3DPEHPK3PXP')
  expect(encrypted).not.toContain('JBSW')
  expect(vault.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted)
  expect(vault.decrypt('totp', encrypted)).toBe('JBSWY3DPEHPK3PXP')
})

test.each([
  ['for another purpose', 'iban', (encrypted: string) => encrypted],
  [
    'changed by a letter',
    'totp',
    (encrypted: string) => `${encrypted.slice(0, -2)}${encrypted.at(-2) === 'A' ? 'B' : 'A'}${encrypted.at(-1)}`,
  ],
  ['cut short', 'totp', (encrypted: string) => encrypted.slice(0, 20)],
  ['without its key’s id', 'iban', (encrypted: string) => encrypted.split('.')[1] ?? ''],
])('an encrypted text is not decrypted %s', (_how, purpose, change) => {
  const encrypted = vault.encrypt('totp', 'a secret text')
  expect(() => vault.decrypt(purpose, change(encrypted))).toThrow()
  expect(() => makeVault(['another master']).decrypt('totp', encrypted)).toThrow('is not among those of ENCRYPTION_KEY')
})

test('the first of several masters encrypts, all of them decrypt', () => {
  const old = vault.encrypt('totp', 'old')
  const both = makeVault(['a newer master', 'a master secret of this test'])
  const made = both.encrypt('totp', 'new')
  expect(both.decrypt('totp', old)).toBe('old')
  expect(both.decrypt('totp', made)).toBe('new')
  expect(makeVault(['a newer master']).decrypt('totp', made)).toBe('new')
  expect([made.startsWith(both.currentPrefix), old.startsWith(both.currentPrefix)]).toEqual([true, false])
})

test('texts encrypted before keys had ids are decrypted by any master', () => {
  const nonce = randomBytes(12)
  const key = Buffer.from(hkdfSync('sha256', 'a master secret of this test', '', 'totp', 32))
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const hidden = Buffer.concat([cipher.update('from before'), cipher.final()])
  const unnamed = Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
  expect(vault.decrypt('totp', unnamed)).toBe('from before')
  expect(makeVault(['a newer master', 'a master secret of this test']).decrypt('totp', unnamed)).toBe('from before')
  expect(() => makeVault(['a newer master', 'an even newer one']).decrypt('totp', unnamed)).toThrow()
})

test('a fingerprint uses the key it is given, whatever the master is', () => {
  const keys = new Map([['voucher', Buffer.alloc(32, 7)]])
  const one = makeVault(['a master secret of this test'], keys)
  const other = makeVault(['a newer master'], keys)
  expect(one.fingerprint('voucher', 'ABC')).toEqual(other.fingerprint('voucher', 'ABC'))
  expect(() => one.fingerprint('unlock', 'ABC')).toThrow('There is no key for fingerprints of unlock')
})

test('signed text is accepted until it expires, and only for its purpose', () => {
  const signed = vault.sign('search', 'usr_1', later)
  expect(vault.readSigned('search', signed, now)).toBe('usr_1')
  expect(vault.readSigned('search', signed, later)).toBeUndefined()
  expect(vault.readSigned('communications', signed, now)).toBeUndefined()
  expect(makeVault(['another master']).readSigned('search', signed, now)).toBeUndefined()
  expect(makeVault(['another master', 'a master secret of this test']).readSigned('search', signed, now)).toBe('usr_1')
})

test.each(['', '.', 'a.b', '..', 'a.b.c', '%00.%00', 'e30.e30'])('%j is not signed text', (text) => {
  expect(vault.readSigned('search', text, now)).toBeUndefined()
})
