import { type SqlBool, sql } from 'kysely'
import type { CreatorSummary, FullCreator } from '#contract/creators/creators.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import './creators.tables.ts'
import { creatorAddressDocument, installerDocument, socialMediaDocument, storefrontPageDocument } from './creator-documents.ts'
import { findLatestSignature } from './creator-terms.ts'

/** Active licenses without trials, trials that were begun, sales including refunded ones. */
const figureOf = (name: 'licenses' | 'trials' | 'sales') =>
  sql<number>`(select coalesce(sum(f.${sql.ref(name)}), 0)::int from creator_figures f where f.creator_id = creators.id)`.as(name)

/** The owner that was set, else the longest-standing Admin: somebody is always responsible for a team. */
const ownerId = sql<string | null>`coalesce(creators.owner_id, (
  select m.user_id from creator_members m where m.creator_id = creators.id and 'Admin' = any (m.roles) order by m.created_at, m.user_id limit 1
))`.as('answering_id')

/** The payout account of a creator, masked: payouts are on a higher floor, so the function is passed in when the shop is wired. */
export type FindPayoutAccount = (db: Reader, creatorId: string) => Promise<FullCreator['payoutAccount']>

/** A creator for its team. Tax details are for roles that may see payouts. */
export const findFullCreator = async (
  db: Reader,
  creatorId: string,
  { maySeePayouts, findPayoutAccount }: { maySeePayouts: boolean; findPayoutAccount: FindPayoutAccount },
): Promise<FullCreator | undefined> => {
  const row = await db
    .selectFrom('creators')
    .selectAll()
    .select([ownerId, figureOf('licenses'), figureOf('trials'), figureOf('sales')])
    .where('id', '=', creatorId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    logoUrl: row.logo_url,
    tagline: row.tagline,
    description: row.description,
    businessName: row.business_name,
    taxId: maySeePayouts ? row.tax_id : null,
    email: row.email,
    websiteUrl: row.website_url,
    address: readOptional(creatorAddressDocument, row.address),
    ownerId: row.answering_id,
    bioImageUrl: row.bio_image_url,
    licenses: row.licenses,
    trials: row.trials,
    sales: row.sales,
    whitelabel: row.whitelabel,
    live: row.live,
    featured: row.featured,
    ...(row.installer_configuration && { installerConfiguration: installerDocument.read(row.installer_configuration) }),
    latestTermsAndConditionsSigned: await findLatestSignature(db, creatorId),
    payoutAccount: maySeePayouts ? await findPayoutAccount(db, creatorId) : null,
    socialMediaAccounts: readOptional(socialMediaDocument, row.social_media_accounts),
    pageBlocks: readOptional(storefrontPageDocument, row.published_page)?.pageBlocks ?? null,
  }
}

const perPart = 50

/** Which creators: those somebody is a member of, or all of them for staff who may act for any. */
type Accessible = { userId: string; all: boolean; search: string; after: string | undefined }

const accessibleTo = ({ userId, all }: Pick<Accessible, 'userId' | 'all'>) =>
  all ? sql<SqlBool>`true` : sql<SqlBool>`exists (select from creator_members m where m.creator_id = c.id and m.user_id = ${userId})`

/** One page of them by name, after the last creator of the page before. An unknown cursor ends the list. */
export const listAccessible = async (
  db: Reader,
  { search, after, ...who }: Accessible,
): Promise<{ items: CreatorSummary[]; hasMore: boolean }> => {
  const { rows } = await sql<CreatorSummary>`
    with accessible as (select c.id, c.name, c.slug, c.logo_url from creators c where ${accessibleTo(who)})
    select a.id, a.name, a.slug, a.logo_url as "logoUrl" from accessible a
    where (${search} = '' or lower(a.name) like lower(${contains(search)}) or a.id like lower(${contains(search)}) or a.slug like lower(${contains(search)}))
      and (${after ?? null}::text is null or (lower(a.name), a.id) > (select lower(last.name), last.id from accessible last where last.id = ${after ?? null}))
    order by lower(a.name), a.id limit ${perPart + 1}`.execute(db)
  return { items: rows.slice(0, perPart), hasMore: rows.length > perPart }
}

export const isCreator = async (db: Reader, creatorId: string): Promise<boolean> =>
  (await db.selectFrom('creators').select('id').where('id', '=', creatorId).executeTakeFirst()) !== undefined
