import { sql } from 'kysely'
import { productCategories } from '#contract/catalog/catalog.ts'
import type { ArticleLibrary } from '#domains/articles/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { SitemapEntry } from './sitemap.rules.ts'

const fixedPages = ['/', '/creators', '/become-a-creator', '/support', '/terms-of-use', '/privacy-policy']

/** Pages that are part of the release, and the categories. */
export const standingPages = (library: ArticleLibrary): SitemapEntry[] => [
  ...fixedPages.map((path) => ({ path })),
  ...productCategories.map((category) => ({ path: `/?category=${category}` })),
  ...library.list('support').map(({ path }) => ({ path: `/support/${path}` })),
  ...library.list('creators').map(({ path }) => ({ path: `/creators/${path}` })),
]

/** As many as an index of sitemaps may name, beside the pages. */
const maxCreators = 49_999

export const listSitemapCreators = async (db: Reader): Promise<string[]> => {
  const creators = await db.selectFrom('creators').select('slug').where('live', '=', true).orderBy('id').limit(maxCreators).execute()
  return creators.map(({ slug }) => slug)
}

/** A live creator's storefront and all that is live in it: read by index, however large the rest of the shop is. */
export const listSitemapOfCreator = async (db: Reader, slug: string): Promise<SitemapEntry[]> => {
  const { rows } = await sql<{ path: string; changed_at: Date }>`
    with creator as materialized (select c.id, '/' || c.slug as path, c.created_at from creators c where c.slug = ${slug} and c.live)
    select c.path, c.created_at as changed_at, 0 as kind, '' as id from creator c
    union all
    select c.path || '/' || p.id, p.published_at, 1, p.id from creator c join products p on p.creator_id = c.id where p.state = 'Live'
    union all
    select c.path || '/bundles/' || b.id, b.published_at, 2, b.id from creator c join bundles b on b.creator_id = c.id where b.state = 'Live'
    order by kind, id`.execute(db)
  return rows.map((row) => ({ path: row.path, changedAt: row.changed_at.toISOString() }))
}
