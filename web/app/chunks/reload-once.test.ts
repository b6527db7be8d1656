import { expect, test } from 'vitest'
import { getLatestBuild } from '#contract/core/latest-build.ts'
import { reloadOnce } from './reload-once.ts'

type Given = { version?: string; latest?: string | null; outdated?: boolean; isForgetful?: boolean }

/** A browser at an address, with what it remembers and how often it loaded anew. */
const browserAt = ({ version = 'one', latest = 'two', outdated = false, isForgetful = false }: Given = {}) => {
  const stored = new Map<string, string>()
  const asked: string[] = []
  const dataset: Record<string, string> = { version, ...(outdated && { outdated: '' }) }
  const went: string[] = []
  let loads = 0
  const page = {
    document: { documentElement: { dataset } },
    location: {
      href: 'https://shop.test/lowtide',
      reload: () => void loads++,
      assign: (address: string) => void went.push(address),
    },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isForgetful) throw new DOMException('No storage here', 'SecurityError')
        stored.set(key, value)
      },
    },
    fetch: async (address: string) => {
      asked.push(address)
      if (latest === null) throw new TypeError('Failed to fetch')
      return Response.json({ version: latest })
    },
  }
  const goTo = (pathname: string): void => {
    page.location.href = `https://shop.test${pathname}`
    delete dataset.leaving
  }
  const fail = (now: number, target?: string): Promise<boolean> => reloadOnce(page as unknown as Window, now, target)
  return { fail, goTo, asked, stored: stored, went, loads: () => loads }
}

test('§8 after a new version a path is reloaded at most once within 10 s', async () => {
  const browser = browserAt()
  expect(await browser.fail(1_000)).toBe(true)
  browser.goTo('/lowtide')
  expect(await browser.fail(10_999)).toBe(false)
  expect(await browser.fail(11_000)).toBe(true)
  expect(browser.loads()).toBe(2)
})

test('§8 another path has a guard of its own', async () => {
  const browser = browserAt()
  expect(await browser.fail(1_000)).toBe(true)
  browser.goTo('/glasshouse')
  expect(await browser.fail(1_001)).toBe(true)
  browser.goTo('/lowtide')
  expect(await browser.fail(1_002)).toBe(false)
})

test('§8 on the way to another page that page is loaded, and the guard is its own', async () => {
  const browser = browserAt()
  expect(await browser.fail(1_000, 'https://shop.test/support?about=orders')).toBe(true)
  expect(browser.went).toEqual(['https://shop.test/support?about=orders'])
  expect(browser.loads()).toBe(0)
  browser.goTo('/support')
  expect(await browser.fail(2_000)).toBe(false)
})

test('§8 without a new version nothing is reloaded', async () => {
  const browser = browserAt({ latest: 'one' })
  expect(await browser.fail(1_000)).toBe(false)
  expect(browser.loads()).toBe(0)
})

test('§7 the manifest is asked with a timestamp, at the address of the contract', async () => {
  const browser = browserAt()
  await browser.fail(1_000)
  expect(browser.asked).toEqual([`${getLatestBuild.path}?t=1000`])
})

test('a version that the poll has noticed is not asked for again', async () => {
  const browser = browserAt({ outdated: true, latest: null })
  expect(await browser.fail(1_000)).toBe(true)
  expect(browser.asked).toEqual([])
})

test('scripts that fail together reload the page once, and all know that it is leaving', async () => {
  const browser = browserAt()
  expect(await Promise.all([browser.fail(1_000), browser.fail(1_000), browser.fail(1_001)])).toEqual([true, true, true])
  expect(browser.loads()).toBe(1)
})

test.each([
  ['offline', { latest: null }],
  ['where nothing may be remembered', { isForgetful: true }],
])('%s nothing is reloaded', async (_, given) => {
  const browser = browserAt(given)
  expect(await browser.fail(1_000)).toBe(false)
  expect(browser.loads()).toBe(0)
})

test('a memory that somebody scribbled in does not stop a reload', async () => {
  const browser = browserAt()
  browser.stored.set('reloaded:/lowtide', 'not a time')
  expect(await browser.fail(1)).toBe(true)
})

test('the function is complete in itself, because pages carry its text', async () => {
  const alone = new Function(`return ${reloadOnce}`)() as typeof reloadOnce
  const page = { document: { documentElement: { dataset: { version: 'one' } } }, fetch: async () => Response.json({ version: 'one' }) }
  expect(await alone(page as unknown as Window, 1)).toBe(false)
})
