import { sql } from 'kysely'
import type { CouponItem } from '#contract/coupons/coupons.ts'
import type { Reader } from '#platform/database/database.ts'

/** Everything that can be bought or could be: as it is published, else as it is drafted. What is archived is left out. */
export const listCouponItems = async (db: Reader, creatorId: string): Promise<CouponItem[]> => {
  const { rows } = await sql<CouponItem>`
    select items.kind, items.id as "itemId", coalesce(nullif(items.content ->> 'name', ''), items.id) as name, items.state = 'Live' as "isLive",
      (select coalesce(jsonb_agg(jsonb_build_object('id', v ->> 'id', 'name', v ->> 'name')), '[]')
        from jsonb_array_elements(items.content -> 'variations') v) as variations
    from (
      select 'Product' as kind, p.id, p.state, coalesce(p.published, p.draft) as content from products p where p.creator_id = ${creatorId}
      union all
      select 'Bundle', b.id, b.state, coalesce(b.published, b.draft) from bundles b where b.creator_id = ${creatorId}
    ) items
    where items.state <> 'Archived'
    order by items.state = 'Live' desc, items.kind desc, name, items.id`.execute(db)
  return rows
}
