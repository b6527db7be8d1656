import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyParts } from './body-parts.ts'

test('however a body is chunked, its parts are full but for the last and join to the body', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 20 }), fc.boolean(), async (given, size, streamed) => {
      const whole = Buffer.concat(given)
      const parts = await Array.fromAsync(bodyParts(streamed ? Readable.from(given) : whole, size))
      expect(Buffer.concat(parts).equals(whole)).toBe(true)
      expect(parts).toHaveLength(Math.max(1, Math.ceil(whole.length / size)))
      expect(parts.slice(0, -1).every((part) => part.length === size)).toBe(true)
    }),
  )
})

test('a stream of text is cut by its bytes', async () => {
  const parts = await Array.fromAsync(bodyParts(Readable.from(['grün', 'e Welle']), 3))
  expect(Buffer.concat(parts).toString()).toBe('grüne Welle')
})

test('stopping early lets go of the stream', async () => {
  const body = Readable.from(['abc', 'def'])
  const parts = bodyParts(body, 2)
  await parts.next()
  await parts.return(undefined)
  expect(body.destroyed).toBe(true)
})
