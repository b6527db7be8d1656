import { sql } from 'kysely'
import { type ProductCard, type ProductCategory, productCategories } from '#contract/catalog/catalog.ts'
import type { Home } from '#contract/storefront/storefront.ts'
import { listBundleCards, listCards } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { listProductsOfShownCreators, listShownCreators, listShownProducts } from './featured/shown.views.ts'
import { alternateCreators, interleaveByCreator } from './interleave.rules.ts'

const perCategory = 4
/** Few sections: every category is at the top of the page, with its count. */
const maxSections = 2
const maxNew = 8

const countByCategory = async (db: Reader) => {
  const { rows } = await sql<{ category: ProductCategory; count: number }>`
    select g.category, sum(f.amount)::int as count from search_figures f join search_groups g on g.id = f.group_id
    group by g.category having sum(f.amount) > 0`.execute(db)
  return productCategories.flatMap((category) => rows.filter((row) => row.category === category))
}

const countCreators = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(f.amount), 0)::int as count from search_figures f where f.group_id is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** The newest of each category: enough that a section is full even when some are shown elsewhere on the page. */
const listNewestByCategory = (db: Reader, now: Date): Promise<ProductCard[]> =>
  listCards(
    db,
    now,
    sql`and (p.creator_id, p.id) in (
      select newest.creator_id, newest.id from unnest(${productCategories}::text[]) as wanted (category) cross join lateral (
        select q.creator_id, q.id from products q join creators d on d.id = q.creator_id
        where q.category = wanted.category and q.state = 'Live' and d.live and d.suspended_at is null
        order by q.published_at desc, q.id limit ${perCategory * 6}
      ) newest
    ) order by p.published_at desc, p.id`,
  )

type Counted = Awaited<ReturnType<typeof countByCategory>>

/** The categories with the most products, each with those not shown yet; a section that would not be full is left out. */
const composeSections = (cards: readonly ProductCard[], categories: Counted, isNew: (card: ProductCard) => boolean): Home['shelves'] =>
  categories
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ category }) => {
      const products = alternateCreators(cards.filter((card) => card.category === category && isNew(card))).slice(0, perCategory)
      return products.length === perCategory ? [{ category, products }] : []
    })
    .slice(0, maxSections)

const keyOf = ({ creatorId, id }: ProductCard): string => `${creatorId}/${id}`

/** The spotlight needs a sample with both wet and dry. */
const pickSpotlight = (featured: readonly ProductCard[]): ProductCard | null =>
  featured.find((card) => card.type === 'Plugin' && card.audition?.dry) ?? featured.find((card) => card.audition) ?? featured[0] ?? null

export const composeHome = async (db: Reader, now: Date, random: () => number): Promise<Home> => {
  const [creatorCount, categories, chosen, creators, ofFeatured, newest, newestByCategory, bundles] = await Promise.all([
    countCreators(db),
    countByCategory(db),
    listShownProducts(db, now),
    listShownCreators(db, now),
    listProductsOfShownCreators(db, now),
    listCards(db, now, sql`and c.suspended_at is null order by p.published_at desc, p.id limit ${maxNew * 3}`),
    listNewestByCategory(db, now),
    listBundleCards(db, now, sql`and c.suspended_at is null order by b.published_at desc, b.id limit 4`),
  ])
  // What staff chose, in their order. Until they choose anything, products of featured creators.
  const featured = chosen.length > 0 ? chosen : interleaveByCreator(ofFeatured, random)
  const spotlight = pickSpotlight(featured)
  // Nothing is on the page twice.
  const shown = new Set(spotlight ? [keyOf(spotlight)] : [])
  const take = (cards: readonly ProductCard[], limit: number): ProductCard[] => {
    const taken = cards.filter((card) => !shown.has(keyOf(card))).slice(0, limit)
    for (const card of taken) shown.add(keyOf(card))
    return taken
  }
  return {
    creatorCount,
    categories,
    spotlight,
    featured: take(featured, 8),
    creators,
    new: take(newest, maxNew),
    shelves: composeSections(newestByCategory, categories, (card) => !shown.has(keyOf(card))),
    bundles,
  }
}
