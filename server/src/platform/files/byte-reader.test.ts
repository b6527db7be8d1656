import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBytes } from './byte-reader.ts'

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const ten = Uint8Array.from({ length: 10 }, (_, index) => index)

test('bytes come in order, in whatever chunks they arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 50 }),
      async (bytes, size, step) => {
        const reader = readBytes(inPieces(bytes, size))
        const seen: number[] = []
        for (let part = await reader.take(step); part; part = await reader.take(step)) seen.push(...part)
        for await (const part of reader.rest()) seen.push(...part)
        expect(seen).toEqual([...bytes])
        expect(reader.position()).toBe(bytes.length)
      },
    ),
  )
})

test('peeking does not move, and shows less at the end of the file', async () => {
  const reader = readBytes(inPieces(ten, 3))
  expect([...(await reader.peek(4))]).toEqual([0, 1, 2, 3])
  expect(reader.position()).toBe(0)
  expect((await reader.peek(50)).length).toBe(10)
})

test('skipped bytes are passed, and skipping past the end is reported', async () => {
  const reader = readBytes(inPieces(ten, 4))
  expect(await reader.skip(7)).toBe(true)
  expect(await reader.take(1)).toEqual(Uint8Array.of(7))
  expect(await reader.skip(3)).toBe(false)
})

test('`some` returns what has arrived, never more than requested', async () => {
  const reader = readBytes(inPieces(ten, 4))
  expect([...((await reader.some(3)) ?? [])]).toEqual([0, 1, 2])
  expect([...((await reader.some(3)) ?? [])]).toEqual([3])
  expect(await reader.skip(6)).toBe(true)
  expect(await reader.some(3)).toBeUndefined()
})
