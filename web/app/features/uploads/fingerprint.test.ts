import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const megabyte = 1024 * 1024
const fileWith = (changed?: number): Blob => {
  const bytes = new Uint8Array(3 * megabyte)
  if (changed !== undefined) bytes[changed] = 1
  return new Blob([bytes])
}

test('a file with another beginning or end is a different one', async () => {
  const known = await fingerprint(fileWith())
  expect(known).toMatch(/^[0-9a-f]{64}$/)
  expect(await fingerprint(fileWith())).toBe(known)
  expect(await fingerprint(fileWith(0))).not.toBe(known)
  expect(await fingerprint(fileWith(3 * megabyte - 1))).not.toBe(known)
})

test('a file of a few bytes has a fingerprint too', async () => {
  expect(await fingerprint(new Blob(['a']))).not.toBe(await fingerprint(new Blob(['b'])))
})
