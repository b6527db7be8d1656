import { glob, readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { arrive, arriveQuietly, MissingChunk } from './arrive.ts'

const failure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/deck-x1.js'))

const openPage = (latest: string, reload: () => void = () => undefined) =>
  vi.stubGlobal('window', {
    document: { documentElement: { dataset: { version: 'one' } } },
    location: { href: 'https://shop.test/', reload },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    fetch: async () => Response.json({ version: latest }),
  })

afterEach(() => void vi.unstubAllGlobals())

test('a part that arrives is handed on', async () => {
  expect(await arrive(Promise.resolve('deck'))).toBe('deck')
})

test("§8 a part that does not arrive is an unknown error, and no file's name is said", async () => {
  openPage('one')
  const error = await arrive(failure()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MissingChunk)
  expect((error as Error).message).toBe('An unknown error occurred')
})

test('§8 after a new version the page is loaded anew and nobody hears of an error', async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>()
  openPage('two', () => resolve('left'))
  expect(await Promise.race([arrive(failure()), left])).toBe('left')
})

test('what nobody waits for may fail unsaid', async () => {
  openPage('one')
  expect(await arriveQuietly(failure())).toBeUndefined()
})

test('no part of the site is loaded in any other way', async () => {
  const others: string[] = []
  for await (const file of glob('web/app/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/plugins/samples/**'] })) {
    const code = (await readFile(file, 'utf8')).replace(/typeof import\(/g, '')
    const all = code.match(/\bimport\(/g)?.length ?? 0
    const waitedFor = code.match(/\barrive(Quietly)?\(\s*import\(/g)?.length ?? 0
    const byLazyPart = code.match(/\blazyPart\(\s*\(\) =>\s*import\(/g)?.length ?? 0
    if (all !== waitedFor + byLazyPart) others.push(file)
  }
  // The start of a page runs before any of this is there, and asks the same question with the same function.
  expect(others).toEqual(['web/app/lib/pages/start-scripts.ts'])
})
