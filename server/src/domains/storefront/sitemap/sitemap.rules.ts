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

/** Private rooms, with everything in them. */
const rooms = ['/account', '/activate', '/admin', '/cart', '/checkout', '/creator', '/dev', '/download', '/resources']
/** Beginnings of what is no page, and views of other pages. */
const others = ['/api/', '/*/sign-in$', '/*/sign-in?', '/*/*/buy$', '/*/*/buy?']

/** Robots compare beginnings: without its end `/cart` would close the storefront of `/cartography` as well. */
const closed = [...rooms.flatMap((room) => [`${room}$`, `${room}/`, `${room}?`]), ...others]

export const writeRobots = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
