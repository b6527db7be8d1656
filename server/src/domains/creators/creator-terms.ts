import { type RawBuilder, sql } from 'kysely'
import type { FullCreator } from '#contract/creators/creators.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import './creators.tables.ts'

/** The newest terms for creators; their text is the resources article of the same name. A new version needs a new signature. */
export const termsVersion = '2026-12'
export const termsPath = '/resources/getting-started/terms-for-creators'
/** What changed in it, for the mail to those who signed another version. */
export const termsNews =
  'The minimum payout of 25.00 now applies once, in the currency of your payout account, after balances in other currencies have been converted into it. It used to apply to each currency separately.'

/**
 * Whether a creator (its id) has signed valid terms: the newest, or an earlier version until thirty days after its team
 * was told of the newest.
 */
export const signedTerms = (creatorId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from creator_terms_signatures s where s.creator_id = ${creatorId} and (s.version = ${termsVersion} or not exists (
    select from creator_terms_notices n where n.creator_id = s.creator_id and n.version = ${termsVersion} and n.is_required)))`

export const hasSignedTerms = async (db: Reader, creatorId: string): Promise<boolean> => {
  const { rows } = await sql<{ is_signed: boolean }>`select ${signedTerms(sql`${creatorId}::text`)} as is_signed`.execute(db)
  return rows[0]?.is_signed === true
}

export const hasSignedNewestTerms = async (db: Reader, creatorId: string): Promise<boolean> =>
  (await db
    .selectFrom('creator_terms_signatures')
    .select('version')
    .where('creator_id', '=', creatorId)
    .where('version', '=', termsVersion)
    .executeTakeFirst()) !== undefined

type Signature = { creatorId: string; version: string; userId: string; now: Date }

/** One person signs once for all; a second signature of the same version changes nothing. */
export const signTerms = async (tx: Tx, { creatorId, version, userId, now }: Signature): Promise<void> => {
  if (version !== termsVersion) refuse('already-done', { detail: 'There are newer terms. Read them first.' })
  await tx
    .insertInto('creator_terms_signatures')
    .values({ creator_id: creatorId, version, signed_at: now, signed_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findLatestSignature = async (db: Reader, creatorId: string): Promise<FullCreator['latestTermsAndConditionsSigned']> => {
  const found = await db
    .selectFrom('creator_terms_signatures as s')
    .innerJoin('users as u', 'u.id', 's.signed_by')
    .select(['s.version', 's.signed_at', 'u.id', 'u.name', 'u.email'])
    .where('s.creator_id', '=', creatorId)
    .orderBy('s.version', 'desc')
    .executeTakeFirst()
  return found
    ? { version: found.version, at: found.signed_at.toISOString(), by: { id: found.id, name: found.name, email: found.email } }
    : null
}
