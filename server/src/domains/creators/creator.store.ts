import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { CreatorProfile } from './create-creator.ts'
import type { StorefrontPage } from './storefront-page.ts'
import './creators.tables.ts'

export const insertCreator = (tx: Tx, creator: CreatorProfile, now: Date) =>
  tx
    .insertInto('creators')
    .values({
      id: creator.id,
      slug: creator.slug,
      name: creator.name,
      tagline: creator.tagline,
      description: creator.description,
      email: creator.email,
      website_url: creator.websiteUrl,
      logo_url: creator.logoUrl,
      bio_image_url: creator.bioImageUrl,
      social_media_accounts: creator.socialMediaAccounts && JSON.stringify(creator.socialMediaAccounts),
      allowed_origins: creator.allowedOrigins,
      live: creator.live,
      featured: creator.featured,
      whitelabel: creator.whitelabel,
      created_at: now,
    })
    .execute()

export const setCreatorPage = (tx: Tx, creatorId: string, page: StorefrontPage) =>
  tx
    .updateTable('creators')
    .set({ draft_page: JSON.stringify(page), published_page: JSON.stringify(page) })
    .where('id', '=', creatorId)
    .execute()

export const insertFormerSlug = (tx: Tx, slug: string, creatorId: string, until: Date) =>
  tx.insertInto('creator_former_slugs').values({ slug, creator_id: creatorId, until }).execute()

export const setCreatorSlug = (tx: Tx, creatorId: string, slug: string) =>
  tx.updateTable('creators').set({ slug }).where('id', '=', creatorId).execute()

export const lockCreator = (tx: Tx, creatorId: string) =>
  tx.selectFrom('creators').select(['id', 'slug']).where('id', '=', creatorId).forUpdate().executeTakeFirst()

export const deleteFormerSlug = (tx: Tx, slug: string) => tx.deleteFrom('creator_former_slugs').where('slug', '=', slug).execute()

/** Ids, slugs and former slugs are one namespace in two tables, which no index can guard: whoever gives out a word waits for the others. */
export const lockWords = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('creator-words'))`.execute(tx)

/** Whose id, slug or former slug a word is. */
export const findCreatorByWord = async (db: Reader, word: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string | null }>`select find_creator_id(${word}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}
