import { sql } from 'kysely'
import type { CouponItem } from '#contract/coupons/coupons.ts'
import {
  bundleCardDocument,
  bundleDraftDocument,
  type ProductCardContent,
  type ProductDraftContent,
  productCardDocument,
  productDraftDocument,
} from '#domains/catalog/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { readOptional, type Stored, type StoredDocument } from '#platform/database/stored-document.ts'

type Row = Omit<CouponItem, 'variations'> & { card: Stored<ProductCardContent> | null; draft: Stored<ProductDraftContent> | null }
type Variations = { variations: { id: string; name: string }[] }
type Documents = { card: StoredDocument<Variations>; draft: StoredDocument<Variations> }

const documents: Readonly<Record<CouponItem['kind'], Documents>> = {
  Product: { card: productCardDocument, draft: productDraftDocument },
  Bundle: { card: bundleCardDocument, draft: bundleDraftDocument },
}

const toItem = ({ card, draft, ...item }: Row): CouponItem => {
  const of = documents[item.kind]
  const variations = (readOptional(of.card, card) ?? readOptional(of.draft, draft))?.variations ?? []
  return { ...item, variations: variations.map(({ id, name }) => ({ id, name })) }
}

/** Everything that can be bought or will be: as published, else as drafted. Archived items are left out. */
export const listCouponItems = async (db: Reader, creatorId: string): Promise<CouponItem[]> => {
  const { rows } = await sql<Row>`
    select items.kind, items.id as "itemId", coalesce(nullif(items.name, ''), items.id) as name, items.state = 'Live' as "isLive",
      items.card, case when items.card is null then items.draft end as draft
    from (
      select 'Product' as kind, p.id, p.state, p.name, p.card, p.draft from products p where p.creator_id = ${creatorId}
      union all
      select 'Bundle', b.id, b.state, b.name, b.card, b.draft from bundles b where b.creator_id = ${creatorId}
    ) items
    where items.state <> 'Archived'
    order by items.state = 'Live' desc, items.kind desc, ${nameOrder(sql`coalesce(nullif(items.name, ''), items.id)`)}, items.id`.execute(
    db,
  )
  return rows.map(toItem)
}
