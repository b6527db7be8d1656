import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { testTools } from '../testing/inspect-bytes.ts'
import { findTools } from './find-tools.ts'
import { runTool } from './run-tool.ts'

const shell = { program: '/bin/sh', prlimit: testTools.prlimit }
const bounds = { seconds: 20, megabytes: 500, fileBytes: 0 }

const run = (script: string, change: Partial<typeof bounds> = {}, signal?: AbortSignal) => {
  const tool = runTool(shell, ['-c', script], { ...bounds, ...change }, signal)
  tool.stdin.end()
  tool.stdout.resume()
  return tool.ended
}

test('a tool says how it ended and what it complained about', async () => {
  expect(await run('echo no >&2; exit 3')).toEqual({ code: 3, isLate: false, complaint: 'no\n' })
})

test('a tool that takes too long is ended', async () => {
  expect(await run('exec sleep 60', { seconds: 0.2 })).toMatchObject({ code: null, isLate: true })
})

test('a tool is ended when nobody waits for it any more', async () => {
  const stop = new AbortController()
  const ended = run('exec sleep 60', {}, stop.signal)
  stop.abort()
  expect(await ended).toMatchObject({ code: null, isLate: false })
})

test('a complaint without end is cut', async () => {
  expect((await run('head -c 3000000 /dev/zero | tr "\\0" x >&2')).complaint.length).toBe(8_192)
})

test('a tool knows nothing of our environment', async () => {
  expect((await run('env >&2')).complaint).not.toMatch(/HOME|SECRET|DATABASE/)
})

test.skipIf(!testTools.prlimit)('the system bounds its memory and what it writes', async () => {
  // Without a line end tail holds everything.
  expect((await run('head -c 400000000 /dev/zero | tail -n 1 >/dev/null', { megabytes: 100 })).complaint).toMatch(/memory/i)
  const file = join(makeTestFolder(), 'written')
  expect((await run(`echo x > ${file}`)).code).not.toBe(0)
  expect(readFileSync(file)).toHaveLength(0)
})

test('tools are found on the path, and those that are not there are null', async () => {
  expect(await findTools('/nowhere')).toEqual({ sevenZip: null, xz: null, makensis: null, prlimit: null })
})
