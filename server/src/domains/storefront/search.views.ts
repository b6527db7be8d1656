import { sql } from 'kysely'
import type { ProductCard, ProductCategory } from '#contract/catalog.ts'
import type { Reader } from '#platform/database/database.ts'
import { listCards } from './card.views.ts'

const perPage = 24

export type Search = { words: string[]; category: ProductCategory | undefined; skip: number }

const matching = ({ words, category }: Search) => {
  const conditions = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`and (p.search like ${pattern} or lower(c.name) like ${pattern})`
  })
  if (category) conditions.push(sql`and p.category = ${category}`)
  return sql.join(conditions, sql` `)
}

/** Live products that have all of the words, newest first, and how many there are. */
export const searchCards = async (
  db: Reader,
  search: Search,
  now: Date,
): Promise<{ items: ProductCard[]; total: number; hasMore: boolean }> => {
  const where = matching(search)
  const [cards, { rows }] = await Promise.all([
    listCards(db, now, sql`${where} order by p.published_at desc, p.creator_id, p.id limit ${perPage} offset ${search.skip}`),
    sql<{ total: number }>`select count(*)::int as total from products p join creators c on c.id = p.creator_id
      where p.state = 'Live' and c.live ${where}`.execute(db),
  ])
  const total = rows[0]?.total ?? 0
  return { items: cards, total, hasMore: search.skip + cards.length < total }
}

export const nextSkip = (search: Search): number => search.skip + perPage
