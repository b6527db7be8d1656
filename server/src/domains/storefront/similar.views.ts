import { sql } from 'kysely'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { findCards } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

const maxSimilar = 4
/** The newest of those that share a tag, and of the same category: enough to choose from, however common a tag is. */
const maxWeighed = 400

/** Shared tags count most, then the category, then shared formats. Another maker's product tells a visitor more than the next one of the same. */
export const listSimilarCards = async (db: Reader, creator: string, productId: string, now: Date): Promise<ProductCard[] | undefined> => {
  const { rows } = await sql<{ found: boolean; creatorId: string | null; id: string | null }>`
    with own as (
      select s.number, s.creator_id, s.tags, g.category, g.formats from product_search s join search_groups g on g.id = s.group_id
      where s.creator_id = find_creator_id(${creator}) and s.product_id = ${productId}
    ),
    near as (
      (select s.number from own o join product_search s on s.tags && o.tags order by s.published_at desc limit ${sql.lit(maxWeighed)})
      union
      (select s.number from own o join search_groups g on g.category = o.category join product_search s on s.group_id = g.id
        order by s.published_at desc limit ${sql.lit(maxWeighed)})
    ),
    weighed as (
      select s.creator_id, s.product_id, s.published_at, s.creator_id = o.creator_id as is_own,
        3 * (select count(*) from unnest(s.tags) tag where tag = any(o.tags)) + case when g.category = o.category then 2 else 0 end
          + least(1, (select count(*) from unnest(g.formats) format where format = any(o.formats))) as weight
      from own o, near n join product_search s on s.number = n.number join search_groups g on g.id = s.group_id
      where s.number <> o.number
    )
    select true as found, best.creator_id as "creatorId", best.product_id as id
    from own left join lateral (
      select w.creator_id, w.product_id from weighed w order by w.is_own, w.weight desc, w.published_at desc, w.product_id limit ${sql.lit(maxSimilar)}
    ) best on true`.execute(db)
  if (rows.length === 0) return undefined
  return findCards(
    db,
    rows.flatMap(({ creatorId, id }) => (creatorId && id ? [{ creatorId, id }] : [])),
    now,
  )
}
