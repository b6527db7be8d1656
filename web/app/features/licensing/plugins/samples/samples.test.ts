import { execFileSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { juceKeyOf } from '../juce-key.ts'
import { samples } from './samples.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 65_537 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const pkcs1 = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()

test('a key is written for JUCE as exponent and modulus, whatever line breaks it has', () => {
  const { n = '', e = '' } = createPublicKey(pem).export({ format: 'jwk' })
  const toHex = (text: string) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`).toString(16)
  expect(juceKeyOf(pkcs1)).toBe(`${toHex(e)},${toHex(n)}`)
  expect(juceKeyOf(pkcs1.replaceAll('\n', '\r\n'))).toBe(juceKeyOf(pkcs1))
})

const values = {
  endpoint: 'https://soundfair.example/@lowtide',
  creatorId: 'lowtide',
  productId: 'tape-one',
  pem,
  juceKey: juceKeyOf(pkcs1),
}

test.each(samples)('the sample for $label names the endpoint, the product and the key, and all five calls', ({ id, write }) => {
  const text = write(values)
  for (const part of [values.endpoint, '"tape-one"', '/request', '/validate', '/revoke', '/latest'])
    expect(text.replaceAll("'", '"')).toContain(part)
  expect(text).toContain(id === 'juce' ? values.juceKey : pem.trim())
})

test('the sample for JavaScript is JavaScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    const sample = samples.find(({ id }) => id === 'javascript')
    writeFileSync(join(folder, 'sample.mjs'), sample?.write(values) ?? '')
    execFileSync(process.execPath, ['--check', join(folder, 'sample.mjs')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
