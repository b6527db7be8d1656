import { sql } from 'kysely'
import { productCategories } from '#contract/catalog/catalog.ts'
import type { ArticleLibrary } from '#domains/articles/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { perSitemap, type SitemapEntry } from './sitemap.rules.ts'

const fixedPages = ['/', '/creators', '/become-a-creator', '/support', '/terms-of-use', '/privacy-policy']

/** Pages that are part of the release, and the categories. */
const standing = (library: ArticleLibrary): SitemapEntry[] => [
  ...fixedPages.map((path) => ({ path })),
  ...productCategories.map((category) => ({ path: `/?category=${category}` })),
  ...library.list('support').map(({ path }) => ({ path: `/support/${path}` })),
  ...library.list('creators').map(({ path }) => ({ path: `/creators/${path}` })),
]

/** Everything live in one fixed order, so that each part is the same whenever it is asked for. */
const live = sql`
  select c.slug, '' as rest, c.created_at as changed_at, c.id as creator_id, 0 as kind, '' as id from creators c where c.live
  union all
  select c.slug, '/' || p.id, p.published_at, c.id, 1, p.id from products p join creators c on c.id = p.creator_id where p.state = 'Live' and c.live
  union all
  select c.slug, '/bundles/' || b.id, b.published_at, c.id, 2, b.id from bundles b join creators c on c.id = b.creator_id
  where b.state = 'Live' and c.live`

export const countSitemapParts = async (db: Reader, library: ArticleLibrary): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${live}) live`.execute(db)
  return Math.ceil(((rows[0]?.count ?? 0) + standing(library).length) / perSitemap)
}

/** One part, counted from 1. The standing pages come first; what is live fills up the rest. */
export const listSitemapPart = async (db: Reader, library: ArticleLibrary, part: number): Promise<SitemapEntry[]> => {
  const first = (part - 1) * perSitemap
  const fixed = standing(library).slice(first, first + perSitemap)
  const { rows } = await sql<{ path: string; changed_at: Date }>`
    select '/' || live.slug || live.rest as path, live.changed_at from (${live}) live
    order by live.creator_id, live.kind, live.id
    limit ${perSitemap - fixed.length} offset ${Math.max(0, first - standing(library).length)}`.execute(db)
  return [...fixed, ...rows.map((row) => ({ path: row.path, changedAt: row.changed_at.toISOString() }))]
}
