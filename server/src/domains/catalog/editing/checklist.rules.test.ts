import { expect, test } from 'vitest'
import type { ProductDraftContent } from '../product-content.ts'
import { sampleProduct, sampleVariation } from '../sample-product.ts'
import { bundleChecklist, missingIn, productChecklist } from './checklist.rules.ts'

const plugin = (change: Partial<ProductDraftContent> = {}) =>
  ({ type: 'Plugin', category: 'Plugin', draft: { ...sampleProduct(), ...change } }) as const
const released = { isPublished: true, approved: null, isExempt: false }
const signed = { hasSignedTerms: true, delivery: released }
const missing = (list: ReturnType<typeof productChecklist>) => Object.keys(missingIn(list))

test('a product goes live with a name, an icon and a price', () => {
  expect(missing(productChecklist(plugin(), signed))).toEqual([])
  expect(missing(productChecklist(plugin({ name: ' ', iconUrl: null, variations: [] }), signed))).toEqual(['name', 'iconUrl', 'variations'])
})

test('a price of 0 is a price, a missing one is not', () => {
  expect(missing(productChecklist(plugin({ variations: [sampleVariation({ prices: { USD: 0 } })] }), signed))).toEqual([])
  const priceless = { ...sampleVariation(), prices: { EUR: 500 } }
  expect(missing(productChecklist(plugin({ variations: [priceless] }), signed))).toEqual(['prices'])
})

test('tiers rise, plugins have seats, type and category fit', () => {
  const tiers = [5, 5].map((minQuantity) => ({ minQuantity, prices: { USD: 100 } }))
  expect(missing(productChecklist(plugin({ variations: [sampleVariation({ tiers })] }), signed))).toEqual(['tiers'])
  const seatless = sampleVariation({ licensePolicy: { seats: 0, offlineActivation: true, trialDays: 0, trialNeedsAccount: false } })
  expect(missing(productChecklist(plugin({ variations: [seatless] }), signed))).toEqual(['seats'])
  expect(missing(productChecklist({ ...plugin(), category: 'SamplePack' }, signed))).toEqual(['category'])
})

test('nothing is ticked that does not exist yet', () => {
  const ticked = (list: ReturnType<typeof productChecklist>) => list.filter(({ done }) => done).map(({ what }) => what)
  const nothing = { name: '', iconUrl: null, variations: [] }
  const around = { hasSignedTerms: false, delivery: { ...released, isPublished: false } }
  expect(ticked(productChecklist(plugin(nothing), around))).toEqual(['category'])
  const bundle = { ...sampleProduct(), ...nothing, imageUrl: null, productIds: [], partial: false }
  expect(ticked(bundleChecklist({ draft: bundle, liveProducts: 0 }, around))).toEqual([])
  const pack = { type: 'DigitalProduct', category: 'SamplePack', draft: sampleProduct() } as const
  expect(productChecklist(pack, signed).map(({ what }) => what)).not.toContain('seats')
})

test('nothing goes live before the terms are signed', () => {
  expect(missing(productChecklist(plugin(), { hasSignedTerms: false, delivery: released }))).toEqual(['terms'])
})

test('nothing goes live without delivery: it needs a published release, or a note where it is delivered', () => {
  const none = { isPublished: false, approved: null, isExempt: false }
  const list = (change: Partial<ProductDraftContent>, delivery: object = {}) =>
    missing(productChecklist(plugin(change), { ...signed, delivery: { ...none, ...delivery } }))
  expect(list({})).toEqual(['release'])
  expect(list({}, { isPublished: true })).toEqual([])
  expect(list({ externalFulfillment: 'By post' })).toEqual([])
  expect(list({ externalFulfillment: ' ' })).toEqual(['externalFulfillment'])
  expect(list({ externalFulfillment: ' ' }, { isPublished: true })).toEqual(['externalFulfillment'])
})

test('a live product with neither stays live, and nothing is ticked for it', () => {
  const delivery = { isPublished: false, approved: null, isExempt: true }
  const list = productChecklist(plugin(), { ...signed, delivery })
  expect(list.filter(({ what }) => what === 'release')).toEqual([])
})

test('a pack goes live together with its approved first release, a plugin does not', () => {
  const delivery = { isPublished: false, approved: { id: 'rel_1', version: '1.0.0' }, isExempt: false }
  const pack = { type: 'DigitalProduct', category: 'SamplePack', draft: sampleProduct() } as const
  const task = { what: 'release', words: 'Release 1.0.0 is approved and goes out with it', done: true }
  expect(productChecklist(pack, { ...signed, delivery })).toContainEqual(task)
  expect(missing(productChecklist(plugin(), { ...signed, delivery }))).toEqual(['release'])
})

test('a bundle holds at least two products, all of them live', () => {
  const draft = { ...sampleProduct(), imageUrl: null, productIds: ['tape-one'], partial: false }
  expect(missing(bundleChecklist({ draft, liveProducts: 1 }, signed))).toEqual(['productIds'])
  const two = { ...draft, productIds: ['tape-one', 'tape-two'] }
  expect(missing(bundleChecklist({ draft: two, liveProducts: 1 }, signed))).toEqual(['liveProducts'])
  expect(missing(bundleChecklist({ draft: two, liveProducts: 2 }, signed))).toEqual([])
})
