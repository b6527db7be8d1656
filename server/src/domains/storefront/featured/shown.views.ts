import { sql } from 'kysely'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Home } from '#contract/storefront/storefront.ts'
import { findCards, listCards } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import '../storefront.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

const today = (now: Date): string => now.toISOString().slice(0, 10)

const isTime = (now: Date) =>
  sql`(f.first_day is null or f.first_day <= ${today(now)}::date) and (f.last_day is null or f.last_day >= ${today(now)}::date)`

/** Whether somebody who buys a product (`p`) gets something. */
export const isReleased = sql`(p.external_fulfillment is not null or exists (
  select from releases r where r.creator_id = p.creator_id and r.product_id = p.id and r.channel = 'stable'
    and r.published_at is not null and r.rolled_back_at is null))`

const isAudible = ({ audition }: ProductCard): boolean => audition !== null

/** The products that staff chose, in their order, as far as it is their time and they can be seen, heard and got. */
export const listShownProducts = async (db: Reader, now: Date): Promise<ProductCard[]> => {
  const { rows } = await sql<{ creatorId: string; id: string }>`
    select f.creator_id as "creatorId", f.product_id as id from featured_items f
    join products p on p.creator_id = f.creator_id and p.id = f.product_id
    join creators c on c.id = f.creator_id and c.suspended_at is null
    where f.kind = 'products' and ${isTime(now)} and p.icon_url is not null and ${isReleased}
    order by f.index`.execute(db)
  return (await findCards(db, rows, now)).filter(isAudible)
}

/** What the creators that staff chose have newest, by the same measure. */
export const listProductsOfShownCreators = async (db: Reader, now: Date): Promise<ProductCard[]> => {
  const cards = await listCards(
    db,
    now,
    sql`and c.featured and c.suspended_at is null and p.icon_url is not null and ${isReleased}
      and (select coalesce(bool_and(${isTime(now)}), true) from featured_items f where f.kind = 'creators' and f.creator_id = c.id)
      order by p.published_at desc, p.id limit 60`,
  )
  return cards.filter(isAudible)
}

/** The creators that staff chose, in their order. */
export const listShownCreators = async (db: Reader, now: Date): Promise<Home['creators']> => {
  const { rows } = await sql<Home['creators'][number]>`
    select c.id, c.name, c.slug, c.logo_url as "logoUrl", c.tagline from creators c
    left join featured_items f on f.kind = 'creators' and f.creator_id = c.id
    where c.live and c.featured and c.suspended_at is null and (f.creator_id is null or ${isTime(now)})
    order by f.index nulls last, ${nameOrder('c.name')}, c.id limit 6`.execute(db)
  return rows
}
