import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from '#kernel/xml.ts'
import { juceKeysOf } from '../keys/key-formats.ts'
import { applyKey, lockText, writeError, writeMessage, writeUnlockText } from './juce-key.rules.ts'
import { raiserOf } from './juce-raiser.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 65537 })
const { publicKey: written } = juceKeysOf(privateKey)
const [exponent = 0n, modulus = 0n] = written.split(',').map((part) => BigInt(`0x${part}`))

const power = (base: bigint, by: bigint, n: bigint): bigint => {
  let result = 1n
  for (let left = by, square = base % n; left > 0n; left >>= 1n, square = (square * square) % n) {
    if (left & 1n) result = (result * square) % n
  }
  return result
}

/** What the module does with the key text: the same with the public key, which restores the bytes. */
const unlock = (key: string): string => {
  const value = applyKey(BigInt(`0x${key.slice(1)}`), modulus, (piece) => power(piece, exponent, modulus))
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
    .reverse()
    .toString()
}

const raise = raiserOf(privateKey)
const facts = {
  user: 'Casey',
  email: 'casey@example.test',
  machine: 'L0123456789',
  app: 'tape-one',
  now: new Date(1_900_000_000_000),
  expiresAt: null,
}

test('licensing §4 the public key is written exponentHex,modulusHex with exponent 65537', () => {
  expect(written).toMatch(/^10001,[0-9a-f]{512}$/)
})

test('licensing §4 a key text says who, which machine, which product and when', () => {
  expect(writeUnlockText(facts)).toBe('<key user="Casey" email="casey@example.test" mach="L0123456789" app="tape-one" date="1ba60d33800"/>')
})

test('licensing §4 one that ends says until when, and names its machines otherwise', () => {
  const text = writeUnlockText({ ...facts, expiresAt: new Date(1_900_000_100_000) })
  expect(text).toContain('expiring_mach="L0123456789"')
  expect(text).toContain(`expiryTime="${(1_900_000_100_000).toString(16)}"`)
  expect(text).not.toContain(' mach=')
})

test('licensing §4 the public key decrypts what the private key encrypts, whatever its length', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 700, unit: 'grapheme' }), (text) => {
      fc.pre(!text.endsWith('\0'))
      expect(unlock(lockText(text, modulus, raise))).toBe(text)
    }),
    { numRuns: 20 },
  )
})

test('the fast modular power of a piece equals the plain one', () => {
  const { d = '' } = privateKey.export({ format: 'jwk' })
  const exponentOfPrivate = BigInt(`0x${Buffer.from(d, 'base64url').toString('hex')}`)
  for (const piece of [0n, 1n, 2n, 12345678901234567890n, modulus - 1n]) expect(raise(piece)).toBe(power(piece, exponentOfPrivate, modulus))
})

test('names cannot break out of the XML', () => {
  expect(escapeXml(`"><KEY>#1</KEY>&'\0`)).toBe('&quot;&gt;&lt;KEY&gt;#1&lt;/KEY&gt;&amp;&apos;')
  expect(writeError('No "license"', 'https://x.test/?a=1&b=2')).toContain(
    '<ERROR error="No &quot;license&quot;" url="https://x.test/?a=1&amp;b=2"/>',
  )
  expect(writeMessage('Thank you', '#abc')).toContain('<MESSAGE message="Thank you"><KEY>#abc</KEY></MESSAGE>')
})
