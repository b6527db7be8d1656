import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as bundles from '#contract/catalog/bundles.ts'
import * as products from '#contract/catalog/products.ts'
import * as page from '#contract/catalog/storefront-page.ts'
import type { Route } from '#contract/core/route.ts'
import { publishCreatorPage } from '#domains/creators/index.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'
import { addBundle, addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

/** Fields that the server computes are never taken from a client, nor trusted because they are stored. */

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
const ada = await addUser(db, { email: 'ada@example.test', teams: { lowtide: ['Admin'] } })

const call = (route: Route, { params = {}, body }: { params?: Record<string, string>; body?: object } = {}) =>
  app.inject({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
    remoteAddress: newAddress(),
    headers: { cookie: ada.cookie },
    ...(body && { payload: body }),
  })

const markup = '<img src=x onerror=alert(1)>'
const textBlock = (more: object = {}) => ({
  id: crypto.randomUUID(),
  type: 'TextBlock',
  title: 'Why',
  subtitle: null,
  body: '',
  alignment: 'Left',
  ...more,
})
const imageBlock = (more: object = {}) => ({
  id: crypto.randomUUID(),
  type: 'ImageBlock',
  image: '/files/images/a.webp',
  title: null,
  subtitle: null,
  body: null,
  reverseOrder: false,
  ...more,
})
const playerBlock = (sample: object) => ({
  id: crypto.randomUUID(),
  type: 'AudioPlayerBlock',
  samples: [{ id: crypto.randomUUID(), title: 'Drums', wet: '/files/sounds/a.mp3', dry: null, ...sample }],
})
const texts = { name: 'Tape Two', tagline: null, description: null, iconUrl: null, images: [], variations: [], pageBlocks: [] }
const productDraft = { ...texts, compatibility: { systems: [], hosts: [], contents: [] }, tags: [], externalFulfillment: null }
const bundleDraft = { ...texts, imageUrl: null, productIds: [], partial: false }
const variation = {
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  prices: { USD: 79 },
  recurrence: { type: 'OneOff' },
  tiers: [{ minQuantity: 5, prices: { USD: 60 } }],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false },
}
await call(products.createOwnProduct, { body: { id: 'tape-two', name: 'Tape Two', type: 'Plugin', category: 'Plugin' } })
await call(bundles.createOwnBundle, { body: { id: 'both-reels', name: 'Both reels' } })

const saveProduct = (draft: object) =>
  call(products.saveOwnProduct, {
    params: { productId: 'tape-two' },
    body: { revision: 1, type: 'Plugin', category: 'Plugin', draft: { ...productDraft, ...draft } },
  })
const saveBundle = (draft: object) =>
  call(bundles.saveOwnBundle, { params: { bundleId: 'both-reels' }, body: { revision: 1, draft: { ...bundleDraft, ...draft } } })
const savePage = (pageBlocks: object[]) => call(page.saveOwnStorefront, { body: { revision: 0, pageBlocks } })

test.each([
  ['a text block', textBlock({ bodyHtml: markup }), 'bodyHtml'],
  ['an image block', imageBlock({ bodyHtml: markup }), 'bodyHtml'],
  ['a sample', playerBlock({ peaks: 'AAAA' }), 'samples.0.peaks'],
])('%s with a field that the server computes is refused on every page', async (_what, block, field) => {
  const unknown = ['This field doesn’t exist']
  expect(expectProblem(await savePage([block]), 400).errors).toEqual({ [`pageBlocks.0.${field}`]: unknown })
  expect(expectProblem(await saveProduct({ pageBlocks: [block] }), 400).errors).toEqual({ [`draft.pageBlocks.0.${field}`]: unknown })
  expect(expectProblem(await saveBundle({ pageBlocks: [block] }), 400).errors).toEqual({ [`draft.pageBlocks.0.${field}`]: unknown })
})

test.each([
  ['currentVersion', { currentVersion: '9.9.9' }],
  ['descriptionHtml', { descriptionHtml: markup }],
  ['sounds', { sounds: {} }],
  ['images.0.assets', { images: [{ id: crypto.randomUUID(), alt: '', assets: { FullSize: 'javascript:1' } }] }],
  ['variations.0.hasDiscount', { variations: [{ ...variation, hasDiscount: true }] }],
  ['variations.0.tiers.0.price', { variations: [{ ...variation, tiers: [{ minQuantity: 5, prices: {}, price: 1 }] }] }],
  ['variations.0.recurrence.price', { variations: [{ ...variation, recurrence: { type: 'OneOff', price: 1 } }] }],
])('a draft with %s of its own is refused', async (field, draft) => {
  const errors = { [`draft.${field}`]: ['This field doesn’t exist'] }
  expect(expectProblem(await saveProduct(draft), 400).errors).toEqual(errors)
  expect(expectProblem(await saveBundle(draft), 400).errors).toEqual(errors)
})

test('HTML in a stored page is not shown: it is rendered from the Markdown at every read', async () => {
  await addProduct(db, 'lowtide/tape-one')
  await addBundle(db, 'lowtide/everything', ['tape-one', 'tape-two'])
  const pageBlocks = [textBlock({ bodyHtml: markup }), textBlock({ body: '**Hello**', bodyHtml: markup }), imageBlock({ bodyHtml: markup })]
  const stored = JSON.stringify({ descriptionHtml: markup, description: '*Warm*', pageBlocks })
  await sql`update products set published = published || ${stored}::jsonb, draft = draft || ${stored}::jsonb where id = 'tape-one'`.execute(
    db,
  )
  await sql`update bundles set published = published || ${stored}::jsonb, draft = draft || ${stored}::jsonb where id = 'everything'`.execute(
    db,
  )
  await db.transaction().execute((tx) => publishCreatorPage(tx, 'lowtide', { pageBlocks: [], sounds: {} }))
  await sql`update creators set description = '*Warm*', published_page = published_page || ${stored}::jsonb, draft_page = draft_page || ${stored}::jsonb
    where id = 'lowtide'`.execute(db)
  for (const path of ['products/lowtide/tape-one', 'bundles/lowtide/everything', 'creators/lowtide']) {
    for (const preview of ['false', 'true']) {
      const url = `/api/storefront/${path}`
      const answer = await app.inject({ url, query: { preview }, headers: { cookie: ada.cookie }, remoteAddress: newAddress() })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('onerror')
      expect(answer.json()).toMatchObject({
        descriptionHtml: '<p><em>Warm</em></p>',
        pageBlocks: [{ bodyHtml: '' }, { bodyHtml: '<p><strong>Hello</strong></p>' }, { bodyHtml: '' }],
      })
    }
  }
  for (const list of ['featured', 'new']) expect((await app.inject(`/api/storefront/products/${list}`)).body).not.toContain('onerror')
})

const strangeAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.test/1',
  'da\tta:text/html,x',
  'java\0script:alert(1)',
]

test.each(strangeAddresses)('%j is not an address of a picture, a sound or a video', async (address) => {
  const video = { ...imageBlock(), type: 'VideoBlock', image: undefined, video: address }
  const praise = { id: crypto.randomUUID(), type: 'TestimonialsBlock' }
  const testimonials = [{ id: crypto.randomUUID(), quote: '', name: '', title: null, image: address }]
  const blocks = [
    imageBlock({ image: address }),
    playerBlock({ wet: address }),
    playerBlock({ dry: address }),
    { ...praise, testimonials },
    video,
  ]
  expect(Object.keys(expectProblem(await savePage(blocks), 400).errors ?? {})).toEqual([
    'pageBlocks.0.image',
    'pageBlocks.1.samples.0.wet',
    'pageBlocks.2.samples.0.dry',
    'pageBlocks.3.testimonials.0.image',
    'pageBlocks.4.video',
  ])
})

test('a video cannot be inlined in a page', async () => {
  const video = { ...imageBlock(), type: 'VideoBlock', image: undefined, video: 'data:text/html,<script>alert(1)</script>' }
  expect(expectProblem(await savePage([video]), 400).errors).toHaveProperty(['pageBlocks.0.video'])
})
