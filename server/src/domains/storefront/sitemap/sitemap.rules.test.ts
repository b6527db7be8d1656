import { expect, test } from 'vitest'
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts'

const origin = 'https://soundfair.example'

test('a sitemap names whole addresses, and nothing in them can break it', () => {
  const xml = writeSitemap(origin, [{ path: '/lowtide', changedAt: '2030-01-01' }, { path: '/?category=Plugin&x=<y>' }])
  expect(xml).toContain('<url><loc>https://soundfair.example/lowtide</loc><lastmod>2030-01-01</lastmod></url>')
  expect(xml).toContain('<loc>https://soundfair.example/?category=Plugin&amp;x=&lt;y&gt;</loc>')
})

test('an index lists the part of each creator', () => {
  expect(writeSitemapIndex(origin, ['lowtide']).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://soundfair.example/sitemap-pages.xml',
    '<loc>https://soundfair.example/sitemap-creator-lowtide.xml',
  ])
})

/** As the standard says: a rule is a beginning, `*` is anything, and `$` the end. */
const isClosed = (path: string): boolean =>
  [...writeRobots(origin).matchAll(/^Disallow: (.+)$/gm)].some(([, rule = '']) =>
    new RegExp(`^${rule.replace(/[.?+^|(){}[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  )

test.each([
  '/account',
  '/account/licenses',
  '/cart',
  '/cart?a=b',
  '/checkout/1',
  '/admin/sales',
  '/creator',
  '/api/x',
  '/lowtide/sign-in',
  '/lowtide/tape/buy',
  '/lowtide/tape/buy?v=1',
  '/download/lowtide/tape',
])('robots are kept out of %s', (path) => expect(isClosed(path)).toBe(true))

test.each([
  '/',
  '/creators',
  '/creators/lowtide',
  '/support/buying',
  '/support/buying/how-checkout-works',
  '/support/downloads/versions',
  '/cartography',
  '/lowtide/buyers-pack',
  '/lowtide/download-kit',
  '/lowtide/tape/download',
  '/sign-in',
])('robots may read %s', (path) => expect(isClosed(path)).toBe(false))

test('robots are shown the sitemap', () => expect(writeRobots(origin)).toContain('Sitemap: https://soundfair.example/sitemap.xml\n'))
