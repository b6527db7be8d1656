import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { inspectBuild } from './inspect-build.ts'
import { testTools, writeBuild } from './testing/inspect-bytes.ts'
import { zipOf } from './testing/zip-of.ts'

/** As on a busy machine: the next thread starts, looks and ends before anything else of this process gets a turn. */
const standStillAtNextThread = (milliseconds: number): void => {
  process.once('worker', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds))
}

test('a thread that ends while its process stands still is heard', async () => {
  const path = writeBuild('a.zip', zipOf([{ path: 'a', content: 'b' }]))
  const input = { path, name: 'a.zip', platform: 'Windows', version: '1.0.0', claims: [], kind: 'other' } as const
  standStillAtNextThread(3_000)
  const { verdict } = await inspectBuild(input, { tools: testTools, clamd: null, folder: makeTestFolder() })
  expect(verdict).toBe('Ready')
})
