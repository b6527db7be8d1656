import { sql } from 'kysely'
import type { LicensePolicy, ProductType } from '#contract/catalog/catalog.ts'
import type { Reader } from '#platform/database/database.ts'
import './licensing.tables.ts'

/** A product as licensing sees it, whether it is on the shelf or still a draft: its makers try it before anybody else. */
export type LicensedProduct = {
  creator_id: string
  creator_name: string
  creator_slug: string
  creator_logo_url: string | null
  id: string
  type: ProductType
  is_live: boolean
  name: string
  tagline: string | null
  description: string | null
  icon_url: string | null
  variation_id: string | null
  policy: LicensePolicy | null
  /** Of the variation with the longest trial. */
  trial_policy: LicensePolicy | null
}

export const findLicensedProduct = async (db: Reader, creatorId: string, productId: string): Promise<LicensedProduct | undefined> => {
  const { rows } = await sql<LicensedProduct>`
    select p.creator_id, c.name as creator_name, c.slug as creator_slug, c.logo_url as creator_logo_url, p.id, p.type,
      p.state = 'Live' as is_live, document.content ->> 'name' as name, document.content ->> 'tagline' as tagline,
      document.content ->> 'description' as description, document.content ->> 'iconUrl' as icon_url,
      document.content -> 'variations' -> 0 ->> 'id' as variation_id, document.content -> 'variations' -> 0 -> 'licensePolicy' as policy,
      (select v.variation -> 'licensePolicy' from jsonb_array_elements(document.content -> 'variations') with ordinality v (variation, index)
        order by (v.variation -> 'licensePolicy' ->> 'trialDays')::int desc, v.index limit 1) as trial_policy
    from products p join creators c on c.id = p.creator_id
    cross join lateral (select coalesce(p.published, p.draft) as content) document
    where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  return rows[0]
}
