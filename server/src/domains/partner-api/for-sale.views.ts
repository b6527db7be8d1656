import { sql } from 'kysely'
import { type BundleCardContent, bundleCardDocument, type ProductCardContent, productCardDocument } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

type Named = { id: string; description: string | null; discounts: Discount[] }

export type ProductForSale = Named & { content: ProductCardContent }
export type BundleForSale = Named & { content: BundleCardContent }

/** The name of a creator whose storefront is public. */
export const findSeller = async (db: Reader, creatorId: string): Promise<string | undefined> => {
  const found = await db.selectFrom('creators').select('name').where('id', '=', creatorId).where('live', '=', true).executeTakeFirst()
  return found?.name
}

/** Everything a live creator sells, the newest first. */
export const listProductsForSale = async (db: Reader, creatorId: string, now: Date): Promise<ProductForSale[]> => {
  const { rows } = await sql<Named & { content: Stored<ProductCardContent> }>`
    select p.id, p.card as content, p.description, ${discountsOn(now, 'product')} as discounts
    from products p
    where p.creator_id = ${creatorId} and p.state = 'Live'
    order by p.published_at desc, p.id`.execute(db)
  return rows.map((row) => ({ ...row, content: productCardDocument.read(row.content) }))
}

export const listBundlesForSale = async (db: Reader, creatorId: string, now: Date): Promise<BundleForSale[]> => {
  const { rows } = await sql<Named & { content: Stored<BundleCardContent> }>`
    select b.id, b.card as content, b.description, ${discountsOn(now, 'bundle')} as discounts
    from bundles b
    where b.creator_id = ${creatorId} and b.state = 'Live'
    order by b.published_at desc, b.id`.execute(db)
  return rows.map((row) => ({ ...row, content: bundleCardDocument.read(row.content) }))
}
