import { sql } from 'kysely'
import type { SaleChoices } from '#contract/sales/sales.ts'
import type { OrderChoices } from '#contract/sales/staff-sales.ts'
import type { Reader } from '#platform/database/database.ts'
import '../sales.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

/** More of one kind help nobody to choose; the address of the list takes any. */
const longestList = 200

/** From one value to the next along the index: the days between are not read. */
const listValues = async (db: Reader, creatorId: string, facet: 'Item' | 'Coupon' | 'Country' | 'Creator'): Promise<string[]> => {
  const next = (past: string) => sql`(select min(f.value) from (
    (select k.value from sale_keys k where k.creator_id = ${creatorId} and k.facet = ${facet} ${sql.raw(past)} order by k.value limit 1)
  ) f)`
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      select ${next('')} as value
      union all select ${next('and k.value > found.value')} from found where found.value is not null
    ) select f.value from found f where f.value <> '' limit ${longestList}`.execute(db)
  return rows.map(({ value }) => value)
}

const nameItems = async (db: Reader, creatorId: string, items: readonly string[]) => {
  const { rows } = await sql<{ value: string; label: string }>`
    select i.value, coalesce(p.name, b.name, i.value) as label from unnest(${items}::text[]) as i (value)
    left join products p on p.creator_id = ${creatorId} and 'product/' || p.id = i.value
    left join bundles b on b.creator_id = ${creatorId} and 'bundle/' || b.id = i.value
    order by ${nameOrder(sql`coalesce(p.name, b.name, i.value)`)}, i.value`.execute(db)
  return rows
}

/** What was ever sold, with which coupons, to which countries. */
export const readSaleChoices = async (db: Reader, creatorId: string): Promise<SaleChoices> => {
  const [items, coupons, countries] = await Promise.all([
    listValues(db, creatorId, 'Item'),
    listValues(db, creatorId, 'Coupon'),
    listValues(db, creatorId, 'Country'),
  ])
  return { items: await nameItems(db, creatorId, items), coupons, countries }
}

/** Of the whole shop: who ever sold something, and where to. */
export const readOrderChoices = async (db: Reader): Promise<OrderChoices> => {
  const [creators, countries] = await Promise.all([listValues(db, '', 'Creator'), listValues(db, '', 'Country')])
  const { rows } = await sql<OrderChoices['creators'][number]>`
    select c.id as value, c.name as label from creators c where c.id = any (${creators}::text[]) order by ${nameOrder('c.name')}, c.id`.execute(
    db,
  )
  return { creators: rows, countries }
}
