import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional, type Stored, writeOptional } from '#platform/database/stored-document.ts'
import type { CreatorProfile } from './create-creator.ts'
import { type StorefrontPage, socialMediaDocument, storefrontPageDocument } from './creator-documents.ts'
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
      social_media_accounts: writeOptional(socialMediaDocument, creator.socialMediaAccounts),
      allowed_origins: creator.allowedOrigins,
      live: creator.live,
      featured: creator.featured,
      whitelabel: creator.whitelabel,
      created_at: now,
    })
    .execute()

/** Makes a page what visitors see. Nothing is left to publish then. */
export const setCreatorPage = (tx: Tx, creatorId: string, page: StorefrontPage) =>
  tx
    .updateTable('creators')
    .set((eb) => ({
      draft_page: storefrontPageDocument.write(page),
      published_page: storefrontPageDocument.write(page),
      page_revision: eb('page_revision', '+', 1),
      page_published_revision: eb('page_revision', '+', 1),
    }))
    .where('id', '=', creatorId)
    .execute()

export const saveCreatorPage = (tx: Tx, creatorId: string, page: StorefrontPage, by: string | null, now: Date) =>
  tx
    .updateTable('creators')
    .set((eb) => ({
      draft_page: storefrontPageDocument.write(page),
      page_revision: eb('page_revision', '+', 1),
      page_saved_at: now,
      page_saved_by: by,
    }))
    .where('id', '=', creatorId)
    .execute()

const pageColumns = [
  'c.live',
  'c.draft_page',
  'c.published_page',
  'c.page_revision',
  'c.page_published_revision',
  'c.page_saved_at',
  'c.page_saved_by',
  'c.created_at',
] as const

type StoredPages = { draft_page: Stored<StorefrontPage> | null; published_page: Stored<StorefrontPage> | null }

const readPages = <Row extends StoredPages>({ draft_page, published_page, ...row }: Row) => ({
  ...row,
  draft_page: readOptional(storefrontPageDocument, draft_page),
  published_page: readOptional(storefrontPageDocument, published_page),
})

export const lockCreatorPage = async (tx: Tx, creatorId: string) => {
  const row = await tx.selectFrom('creators as c').select(pageColumns).where('c.id', '=', creatorId).forUpdate().executeTakeFirst()
  return row && readPages(row)
}

export const findCreatorPageRow = async (db: Reader, creatorId: string) => {
  const row = await db
    .selectFrom('creators as c')
    .select(pageColumns)
    .select(sql<string | null>`team_name(c.id, c.page_saved_by)`.as('saved_by_name'))
    .where('c.id', '=', creatorId)
    .executeTakeFirst()
  return row && readPages(row)
}

export const insertFormerSlug = (tx: Tx, slug: string, creatorId: string, until: Date) =>
  tx.insertInto('creator_former_slugs').values({ slug, creator_id: creatorId, until }).execute()

export const setCreatorSlug = (tx: Tx, creatorId: string, slug: string) =>
  tx.updateTable('creators').set({ slug }).where('id', '=', creatorId).execute()

export const lockCreator = (tx: Tx, creatorId: string) =>
  tx.selectFrom('creators').select(['id', 'slug']).where('id', '=', creatorId).forUpdate().executeTakeFirst()

/** Locked before its version counter by changes of what it sells; the lock does not block rows that only refer to the creator. */
export const holdCreator = (tx: Tx, creatorId: string) =>
  tx.selectFrom('creators').select('id').where('id', '=', creatorId).forNoKeyUpdate().execute()

export const deleteFormerSlug = (tx: Tx, slug: string) => tx.deleteFrom('creator_former_slugs').where('slug', '=', slug).execute()

/** Ids, slugs and former slugs share one namespace in two tables, which no index can enforce: writers wait for each other. */
export const lockNames = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('creator-words'))`.execute(tx)

/** The creator that has this word as its id, slug or former slug. */
export const findCreatorByWord = async (db: Reader, word: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string | null }>`select find_creator_id(${word}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}
