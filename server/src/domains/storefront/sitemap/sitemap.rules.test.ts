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

test('robots are kept out of private rooms and shown the sitemap', () => {
  const text = writeRobots(origin)
  expect(text).toContain('Disallow: /account\n')
  expect(text).toContain('Sitemap: https://soundfair.example/sitemap.xml\n')
  expect(text).not.toMatch(/^Disallow: \/(creators)?$/m)
})
