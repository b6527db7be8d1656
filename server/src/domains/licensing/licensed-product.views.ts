import { sql } from 'kysely'
import type { LicensePolicy, ProductType } from '#contract/catalog/catalog.ts'
import {
  longestTrial,
  type ProductCardContent,
  type ProductDraftContent,
  productCardDocument,
  productDraftDocument,
  type VariationContent,
} from '#domains/catalog/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'
import './licensing.tables.ts'

/** A product for licensing, published or still a draft: its makers try it before anybody else. */
export type LicensedProduct = {
  creator_id: string
  creator_name: string
  creator_slug: string
  creator_logo_url: string | null
  id: string
  type: ProductType
  is_live: boolean
  /** Everyone may see it: its creator is public too. Before that its team tries it in the plugin. */
  is_shown: boolean
  /** Never published yet: its name is its makers' secret. */
  is_secret: boolean
  /** Its creator is suspended. */
  is_suspended: boolean
  name: string
  tagline: string | null
  description: string | null
  icon_url: string | null
  variation_id: string | null
  policy: LicensePolicy | null
  /** Of the variation with the longest trial. */
  trial_policy: LicensePolicy | null
}

type Row = Omit<LicensedProduct, 'is_secret' | 'variation_id' | 'policy' | 'trial_policy'> & {
  card: Stored<ProductCardContent> | null
  draft: Stored<ProductDraftContent> | null
}

type Variation = Pick<VariationContent, 'id' | 'licensePolicy'>

export const findLicensedProduct = async (db: Reader, creatorId: string, productId: string): Promise<LicensedProduct | undefined> => {
  const { rows } = await sql<Row>`
    select p.creator_id, c.name as creator_name, c.slug as creator_slug, c.logo_url as creator_logo_url, p.id, p.type,
      p.state = 'Live' as is_live, p.state = 'Live' and c.live as is_shown, c.suspended_at is not null as is_suspended, p.name, p.tagline, p.description, p.icon_url, p.card, case when p.card is null then p.draft end as draft
    from products p join creators c on c.id = p.creator_id
    where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { card, draft, ...product } = row
  const variations: Variation[] = (readOptional(productCardDocument, card) ?? readOptional(productDraftDocument, draft))?.variations ?? []
  const [main] = variations
  return {
    ...product,
    is_secret: card === null,
    variation_id: main?.id ?? null,
    policy: main?.licensePolicy ?? null,
    trial_policy: longestTrial(variations),
  }
}
