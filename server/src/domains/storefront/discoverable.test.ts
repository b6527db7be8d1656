import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addBundle, addCreator, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

const shop = await openTestShop({ PUBLIC_URL: 'https://soundfair.example' })
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'lowtide', name: 'Low <b>&</b> Tide' })
await addCreator(db, { id: 'hidden', live: false })
await addProduct(db, 'lowtide/tape-one', { name: 'Tape </svg><script>alert(1)</script>' })
await addDraft(db, 'lowtide/draft')
await addProduct(db, 'hidden/tape')
await addProduct(db, 'lowtide/reel')
await addBundle(db, 'lowtide/everything', ['tape-one', 'reel'])

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)/g)].map((match) => match[1] ?? '')

const locationsOf = async (path: string): Promise<string[]> => {
  const answer = await app.inject(path)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  return locations(answer.body).map((location) => location.replace('https://soundfair.example', ''))
}

test('the sitemap lists what is live, articles and categories, and nothing else', async () => {
  const parts = await locationsOf('/sitemap.xml')
  expect(parts).toContain('/sitemap-creator-lowtide.xml')
  const paths = (await Promise.all(parts.map(locationsOf))).flat()
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/lowtide',
      '/lowtide/tape-one',
      '/lowtide/bundles/everything',
      '/?category=SamplePack',
      '/creators/lowtide',
    ]),
  )
  expect(paths.filter((path) => path.startsWith('/support/')).length).toBeGreaterThan(3)
  expect(paths.join()).not.toMatch(/hidden|draft|resources|admin/)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(['hidden', 'nobody', 'Lowtide', '..%2f'])('%s has no part of the sitemap', async (slug) => {
  expectProblem(await app.inject(`/sitemap-creator-${slug}.xml`), 404)
})

test('robots.txt points to the sitemap', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://soundfair.example/sitemap.xml')
})

test.each(['/og.png', '/og/lowtide.png', '/og/lowtide/tape-one.png', '/og/lowtide/bundles/everything.png'])(
  '%s is a picture for link previews, drawn once',
  async (path) => {
    const [answer, same] = await Promise.all([app.inject(path), app.inject(path)])
    expect(answer.headers['content-type']).toBe('image/png')
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(same.headers.etag).toBe(answer.headers.etag)
  },
)

test.each(['/og/hidden.png', '/og/hidden/tape.png', '/og/lowtide/draft.png', '/og/lowtide/bundles/none.png', '/og/..%2f.png', '/og/a.png'])(
  '%s does not exist',
  async (path) => {
    expectProblem(await app.inject(path), 404)
  },
)

test('a new name is a new picture', async () => {
  const before = (await app.inject('/og/lowtide.png')).headers.etag
  await db.updateTable('creators').set({ name: 'High Water' }).where('id', '=', 'lowtide').execute()
  expect((await app.inject('/og/lowtide.png')).headers.etag).not.toBe(before)
})
