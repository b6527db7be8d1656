import { sql } from 'kysely'
import type { LicensePolicy } from '#contract/catalog/catalog.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type ProductCardContent, productCardDocument } from './stored-items.ts'
import './catalog.tables.ts'

type Named = { creatorId: string; productId: string }
type Row = { key: string; card: Stored<ProductCardContent> }

/** The license terms of these products when sold by themselves, by `creator/product`. */
export type OwnPolicies = ReadonlyMap<string, LicensePolicy>

/** The policy of a card's default variation. */
export const ownPolicyOf = (card: Stored<ProductCardContent>): LicensePolicy | undefined =>
  productCardDocument.read(card).variations[0]?.licensePolicy

export const listOwnPolicies = async (db: Reader, products: readonly Named[]): Promise<OwnPolicies> => {
  if (products.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select p.creator_id || '/' || p.id as key, p.card from products p
    where (p.creator_id, p.id) in (
      select ref.creator_id, ref.id
      from unnest(${products.map(({ creatorId }) => creatorId)}::text[], ${products.map(({ productId }) => productId)}::text[]) as ref (creator_id, id))
      and p.card is not null`.execute(db)
  return new Map(
    rows.flatMap(({ key, card }) => {
      const policy = ownPolicyOf(card)
      return policy ? [[key, policy] as const] : []
    }),
  )
}

/** Bundles have no seats of their own, unless somebody set them: each product in one brings the license that it has by itself. */
export const policyInBundle = (bundle: LicensePolicy, own: LicensePolicy | undefined): LicensePolicy =>
  bundle.seats > 0 || !own ? bundle : own
