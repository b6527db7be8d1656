import { sql } from 'kysely'
import type { LicensePolicy, ProductType, Recurrence } from '#contract/catalog/catalog.ts'
import {
  type BundleCardContent,
  bundleCardDocument,
  ownPolicyOf,
  type ProductCardContent,
  productCardDocument,
} from '#domains/catalog/index.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored, StoredDocument } from '#platform/database/stored-document.ts'
import type { Gift } from './gifts.document.ts'

type GivenVariation = { id: string; recurrence: Recurrence; licensePolicy: LicensePolicy }

/** A product as a voucher gives it, by itself or in a bundle. */
export type GivenProduct = {
  kind: ItemKind
  item_id: string
  product_id: string
  type: ProductType
  variations: GivenVariation[]
  /** In a bundle: the license terms of the product when sold by itself. */
  own_policy: LicensePolicy | undefined
}

/** The card of the gift itself, by its kind. */
type Row = Omit<GivenProduct, 'variations' | 'own_policy'> & {
  card: Stored<ProductCardContent & BundleCardContent>
  part_card: Stored<ProductCardContent> | null
}

const documents: Readonly<Record<ItemKind, StoredDocument<ProductCardContent> | StoredDocument<BundleCardContent>>> = {
  product: productCardDocument,
  bundle: bundleCardDocument,
}

/** The products of a voucher's gifts, as last published. Products archived since are still given. */
export const listGivenProducts = async (db: Reader, creatorId: string, gifts: readonly Gift[]): Promise<GivenProduct[]> => {
  const of = (kind: Gift['kind']) => gifts.filter((gift) => gift.kind === kind).map(({ itemId }) => itemId)
  const { rows } = await sql<Row>`
    select 'product' as kind, p.id as item_id, p.id as product_id, p.type, p.card, null::jsonb as part_card
    from products p where p.creator_id = ${creatorId} and p.id = any(${of('product')}) and p.published is not null
    union all
    select 'bundle', b.id, p.id, p.type, b.card, p.card
    from bundles b join products p on p.creator_id = b.creator_id and p.id = any (b.product_ids) and p.published is not null
    where b.creator_id = ${creatorId} and b.id = any(${of('bundle')}) and b.published is not null
    order by 1 desc, 2, 3`.execute(db)
  return rows.map(({ card, part_card, ...row }) => ({
    ...row,
    variations: documents[row.kind].read(card).variations,
    own_policy: part_card ? ownPolicyOf(part_card) : undefined,
  }))
}
