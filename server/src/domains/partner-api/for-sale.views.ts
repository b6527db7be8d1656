import { sql } from 'kysely'
import type { VariationContent } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import type { Reader } from '#platform/database/database.ts'

type Named = { id: string; description: string | null; sales: Discount[] }
type Content = { name: string; tagline: string | null; variations: VariationContent[] }

export type ProductForSale = Named & { content: Content & { iconUrl: string | null } }
export type BundleForSale = Named & { content: Content & { imageUrl: string | null; partial: boolean; productIds: string[] } }

/** The name of a creator whose storefront is public. */
export const findSeller = async (db: Reader, creatorId: string): Promise<string | undefined> => {
  const found = await db.selectFrom('creators').select('name').where('id', '=', creatorId).where('live', '=', true).executeTakeFirst()
  return found?.name
}

/** Everything a live creator sells, the newest first. */
export const listProductsForSale = async (db: Reader, creatorId: string, now: Date): Promise<ProductForSale[]> => {
  const { rows } = await sql<ProductForSale>`
    select p.id, p.card as content, p.published ->> 'description' as description, ${discountsOn(now, 'p')} as sales
    from products p
    where p.creator_id = ${creatorId} and p.state = 'Live'
    order by p.published_at desc, p.id`.execute(db)
  return rows
}

export const listBundlesForSale = async (db: Reader, creatorId: string, now: Date): Promise<BundleForSale[]> => {
  const { rows } = await sql<BundleForSale>`
    select b.id, b.card as content, b.published ->> 'description' as description, ${discountsOn(now, 'b')} as sales
    from bundles b
    where b.creator_id = ${creatorId} and b.state = 'Live'
    order by b.published_at desc, b.id`.execute(db)
  return rows
}
