import { expect } from 'vitest'
import type { ProductDraft } from '#contract/catalog/editing.ts'
import * as products from '#contract/catalog/products.ts'
import type { Route } from '#contract/core/route.ts'
import { getProduct } from '#contract/storefront/storefront.ts'
import { signTerms, termsVersion } from '#domains/creators/index.ts'
import { newAddress } from './sample-calls.ts'
import { addCreator } from './sample-creator.ts'
import { addRelease } from './sample-release.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { openTestApp, openTestShop, testDay } from './test-shop.ts'

type Wanted = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

export const policy = { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false }

export const variation = (change: object = {}) => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  prices: { USD: 79, JPY: 11900 },
  recurrence: { type: 'OneOff' as const },
  tiers: [],
  licensePolicy: policy,
  ...change,
})

/** A product draft that is ready to be published. */
export const draft = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  name: 'Tape Two',
  tagline: 'Another reel',
  description: null,
  iconUrl: '/files/images/ab/abcd.webp',
  images: [],
  variations: [variation()],
  pageBlocks: [],
  compatibility: { systems: [], hosts: [], contents: [] },
  traits: { kind: null, genres: [], tempo: null, keys: [] },
  tags: ['tape'],
  externalFulfillment: null,
  ...change,
})

/** A shop with a creator who has signed the terms, the members of its team, and someone from another team. */
export const openEditingShop = async (variables: Record<string, string> = {}) => {
  const shop = await openTestShop(variables)
  const app = await openTestApp(shop)
  const { db } = shop.database
  await addCreator(db, { id: 'lowtide' })
  await addCreator(db, { id: 'glasshouse' })
  const ada = await addUser(db, { email: 'ada@example.test', name: 'Ada', teams: { lowtide: ['Admin'] } })
  const bo = await addUser(db, { email: 'bo@example.test', name: 'Bo', teams: { lowtide: ['Admin'] } })
  const marketing = await addUser(db, { email: 'm@example.test', teams: { lowtide: ['Marketing'] } })
  const finance = await addUser(db, { email: 'f@example.test', teams: { lowtide: ['Financial'] } })
  const stranger = await addUser(db, { email: 's@example.test', teams: { glasshouse: ['Admin'] } })
  await db
    .transaction()
    .execute((tx) => signTerms(tx, { creatorId: 'lowtide', version: termsVersion, userId: ada.id, now: new Date(testDay) }))
  const call = (who: SampleUser | null, route: Route, { params = {}, query, body }: Wanted = {}) =>
    app.inject({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
      remoteAddress: newAddress(),
      headers: who ? { cookie: who.cookie } : {},
      ...(query && { query }),
      ...(body && { payload: body }),
    })
  let count = 0
  const newId = (): string => `thing-${++count}`
  /** A new product; its first release is published, unless the test is about that. */
  const begin = async (id = newId(), { hasRelease = true } = {}): Promise<string> => {
    const made = await call(ada, products.createOwnProduct, { body: { id, name: 'Tape Two', type: 'Plugin', category: 'Plugin' } })
    expect(made.statusCode).toBe(201)
    if (hasRelease) await addRelease(db, shop.files, `lowtide/${id}`)
    return id
  }
  const save = (who: SampleUser, productId: string, revision: number, content = draft(), kind: object = {}) =>
    call(who, products.saveOwnProduct, {
      params: { productId },
      body: { revision, type: 'Plugin', category: 'Plugin', draft: content, ...kind },
    })
  const publish = (who: SampleUser, productId: string, revision: number) =>
    call(who, products.publishOwnProduct, { params: { productId }, body: { revision } })
  const readPublic = (productId: string) => call(null, getProduct, { params: { creatorId: 'lowtide', productId } })

  return { app, db, shop, ada, bo, marketing, finance, stranger, call, newId, begin, save, publish, readPublic }
}
