import { escapeXml } from '#kernel/xml.ts'

/** A page that others may find, and when it last changed. */
export type SitemapEntry = { path: string; changedAt?: string | undefined }

const sheet = (kind: 'urlset' | 'sitemapindex', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${content}\n</${kind}>\n`

export const writeSitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  sheet(
    'urlset',
    entries
      .map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
        return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}</url>`
      })
      .join('\n'),
  )

/** Where the parts are. They stand beside the index: one in a folder may only name what is in that folder. */
export const writeSitemapIndex = (origin: string, creatorSlugs: readonly string[]): string =>
  sheet(
    'sitemapindex',
    ['pages', ...creatorSlugs.map((slug) => `creator-${slug}`)]
      .map((part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>`)
      .join('\n'),
  )

/** What robots need not look at: what is private, and what is a view of something else. */
const closed = [
  '/account',
  '/activate',
  '/admin',
  '/api/',
  '/cart',
  '/checkout',
  '/creator/',
  '/dev/',
  '/resources',
  '/*/sign-in',
  '/*/buy',
  '/*/download',
]

export const writeRobots = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
