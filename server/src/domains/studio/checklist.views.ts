import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Beginnings } from './checklist.rules.ts'

/** A creator's progress, in one statement. A product that is delivered elsewhere needs no release. */
export const readBeginnings = async (db: Reader, creatorId: string): Promise<Omit<Beginnings, 'hasSignedTerms'>> => {
  const { rows } = await sql<Omit<Beginnings, 'hasSignedTerms'>>`
    select c.logo_url is not null as "hasLogo", c.tagline is not null and c.description is not null as "hasProfileTexts",
      c.business_name is not null and c.address is not null as "hasBusinessDetails",
      exists (select from payout_accounts a where a.creator_id = c.id and a.replaced_at is null) as "hasPayoutAccount",
      exists (select from products p where p.creator_id = c.id) as "hasProduct",
      exists (select from releases r where r.creator_id = c.id and r.status <> 'Draft')
        or exists (select from products p where p.creator_id = c.id and p.state = 'Live') as "hasRelease"
    from creators c where c.id = ${creatorId}`.execute(db)
  return rows[0] ?? refuse('not-found')
}
