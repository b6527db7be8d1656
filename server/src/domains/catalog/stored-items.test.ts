import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noTraits } from '#contract/catalog/trait-rules.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import {
  bundleCardDocument,
  bundleDocument,
  bundleDraftDocument,
  productCardDocument,
  productDocument,
  productDraftDocument,
  storefrontVersionDocument,
} from './stored-items.ts'

/** Documents as they were stored in the demo shop. */
const fixture = (name: string, version: number) =>
  JSON.parse(readFileSync(new URL(`../../../testing/stored-documents/${name}.v${version}.json`, import.meta.url), 'utf8'))

const read = (document: { read(stored: Stored<never>): unknown }, value: unknown) => document.read(value as Stored<never>)

const unchanged = [bundleDocument, bundleDraftDocument, bundleCardDocument]
const products = [productDocument, productDraftDocument, productCardDocument]

test.each(unchanged)('a $name of version 1 is read as it is', (document) => {
  const stored = fixture(document.name, 1)
  expect(read(document, stored)).toEqual(stored)
})

test.each(products)(
  'a $name of version 1 is read without its release, delivered by the shop, without traits, and written as version 4',
  (document) => {
    const { currentVersion, releasedAt, ...rest } = fixture(document.name, 1)
    expect([currentVersion, releasedAt]).toEqual([expect.any(String), expect.any(String)])
    const today = read(document, { ...rest, currentVersion, releasedAt })
    expect(today).toEqual({ ...rest, externalFulfillment: null, traits: noTraits })
    const written = JSON.parse(document.write(today as never))
    expect(written.version).toBe(document.version)
    expect(read(document, written)).toEqual(today)
  },
)

test.each(products)('a $name of version 2 is delivered by the shop', (document) => {
  expect(read(document, fixture(document.name, 2))).toMatchObject({ externalFulfillment: null })
  expect(read(document, fixture(document.name, 3))).toMatchObject({ externalFulfillment: expect.stringContaining('https://') })
})

test.each(products)('a $name of version 3 has no traits yet', (document) => {
  expect(read(document, fixture(document.name, 3))).toMatchObject({ traits: noTraits })
  expect(read(document, fixture(document.name, 4))).toMatchObject({ traits: { kind: 'Saturation', tempo: { from: 84, to: 96 } } })
})

test('a version of a storefront is its blocks', () => {
  const { pageBlocks } = fixture('storefront-page', 1)
  expect(read(storefrontVersionDocument, { pageBlocks })).toEqual({ pageBlocks })
})

// PostgreSQL takes the card out of the published document, with its version.
test('a card has the version of what it is taken from', () => {
  expect(productCardDocument.version).toBe(productDocument.version)
  expect(bundleCardDocument.version).toBe(bundleDocument.version)
})

test('prices are read in whichever currencies they were set', () => {
  const stored = fixture('product', 1)
  const variations = [{ ...stored.variations[0], prices: { USD: 500, XTS: 7 } }]
  expect(productDocument.read({ ...stored, variations } as unknown as Stored<never>).variations[0]?.prices).toEqual({ USD: 500, XTS: 7 })
})

test('a page that is no page is a bug with its name', () => {
  expect(() => read(productDocument, { ...fixture('product', 1), pageBlocks: [{ type: 'HtmlBlock' }] })).toThrow('product of version 1')
})
