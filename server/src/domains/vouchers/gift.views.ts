import { sql } from 'kysely'
import type { LicensePolicy, ProductType, Recurrence } from '#contract/catalog/catalog.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Gift } from './gifts.document.ts'

type GivenVariation = { id: string; recurrence: Recurrence; licensePolicy: LicensePolicy }

/** A product as a voucher gives it, by itself or in a bundle. */
export type GivenProduct = {
  kind: ItemKind
  item_id: string
  product_id: string
  type: ProductType
  variations: GivenVariation[]
}

/** What a voucher's gifts consist of, as far as it was ever published. What was archived since is still given. */
export const listGivenProducts = async (db: Reader, creatorId: string, gifts: readonly Gift[]): Promise<GivenProduct[]> => {
  const of = (kind: Gift['kind']) => gifts.filter((gift) => gift.kind === kind).map(({ itemId }) => itemId)
  const { rows } = await sql<GivenProduct>`
    select 'product' as kind, p.id as item_id, p.id as product_id, p.type, p.published -> 'variations' as variations
    from products p where p.creator_id = ${creatorId} and p.id = any(${of('product')}) and p.published is not null
    union all
    select 'bundle', b.id, p.id, p.type, b.published -> 'variations'
    from bundles b join products p on p.creator_id = b.creator_id and b.published -> 'productIds' ? p.id and p.published is not null
    where b.creator_id = ${creatorId} and b.id = any(${of('bundle')})
    order by 1 desc, 2, 3`.execute(db)
  return rows
}
