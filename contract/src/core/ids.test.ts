import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyRoute } from '../index.ts'
import { reservedWords } from './id-rules.ts'
import { bundleId, creatorId, orderId, productId } from './ids.ts'

/** The site's list of pages, read as text: the contract does not import the site. */
const pages = [...readFileSync(new URL('../../../web/app/routes.ts', import.meta.url), 'utf8').matchAll(/route\('([^']+)'/g)].map(
  (match) => match[1] ?? '',
)
const ofBooks = ['entries', 'taxes', 'invoices', 'exchange-rates', 'tax-rates', 'seller']
const nested = ['reject', 'approve', ...ofBooks]
const isWord = (segment: string | undefined): segment is string => segment !== undefined && /^[a-z]/.test(segment)
const firstWords = (paths: string[]): string[] => [...new Set(paths.map((path) => path.split('/').find(Boolean)).filter(isWord))]

const pageWords = firstWords(pages).filter((word) => !nested.includes(word))
const apiWords = firstWords(everyRoute.map((route) => route.path))

test('the pages of the site were found', () => {
  expect(pageWords).toEqual(expect.arrayContaining(['login', 'cart', 'admin', 'creators', 'support']))
})

test.each([...new Set([...pageWords, ...apiWords, 'assets', 'files', 'metrics', 'health'])])(
  '"%s" is refused as a creator’s id',
  (word) => {
    expect(reservedWords).toContain(word)
    expect(creatorId.safeParse(word).success).toBe(false)
  },
)

const besideProducts = pages.flatMap((path) => /^:creatorId\/([a-z-]+)/.exec(path)?.[1] ?? [])

test('pages next to the products of a creator were found', () => {
  expect(new Set(besideProducts)).toEqual(new Set(['sign-in', 'bundles']))
})

test.each([...new Set(besideProducts)])('"%s" is refused as a product’s id: its page could not be reached', (word) => {
  expect(productId.safeParse(word).success).toBe(false)
})

test('bundles have their own word in the path, so any id is allowed', () => {
  expect(bundleId.safeParse('sign-in').success).toBe(true)
})

test.each(['', '1', 'not-a-uuid', '6f1d1e0a-7c1c-4a43-9a53-0d6a2f6f5c11x', '../../etc'])('%j is not an order id', (id) => {
  expect(orderId.safeParse(id).success).toBe(false)
})
