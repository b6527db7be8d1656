import { sql } from 'kysely'
import type { StaffCreator } from '#contract/creators/staff-creators.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { listActing } from '../acting/acting.views.ts'
import { findLatestSignature, termsVersion } from '../creator-terms.ts'
import { listFees } from '../fees/fee.views.ts'
import { dayOf, findAgreedFees } from '../fees/find-agreed-fees.ts'
import { listMembers } from '../team/member.views.ts'
import { rowColumns } from './creator-list.views.ts'
import '../creators.tables.ts'

/** Data from higher floors that is shown here: the functions are passed in when the shop is wired. */
export type ReadBalance = (tx: Tx, creatorId: string, now: Date) => Promise<StaffCreator['balance']>

type Row = Pick<StaffCreator, 'id' | 'name' | 'slug' | 'logoUrl' | 'live' | 'featured' | 'whitelabel' | 'isSuspended'> &
  Pick<StaffCreator, 'hasSignedTerms' | 'version' | 'tagline' | 'email' | 'websiteUrl' | 'businessName' | 'applicationId' | 'figures'> & {
    createdAt: Date
    suspendedAt: Date | null
    suspendedReason: string | null
  }

const figure = (name: 'licenses' | 'trials' | 'sales') =>
  sql`(select coalesce(sum(f.${sql.ref(name)}), 0)::int from creator_figures f where f.creator_id = c.id)`

const findRow = async (db: Reader, creatorId: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${rowColumns}, c.admin_version as version, c.tagline, c.email, c.website_url as "websiteUrl", c.business_name as "businessName",
      c.suspended_at as "suspendedAt", c.suspended_reason as "suspendedReason",
      (select a.id from creator_applications a where a.creator_id = c.id) as "applicationId",
      jsonb_build_object('licenses', ${figure('licenses')}, 'trials', ${figure('trials')}, 'sales', ${figure('sales')}) as figures
    from creators c where c.id = ${creatorId}`.execute(db)
  return rows[0]
}

/** A creator with everything staff decide about. */
export const describeCreator = async (tx: Tx, readBalance: ReadBalance, creatorId: string, now: Date): Promise<StaffCreator> => {
  const { createdAt, suspendedAt, suspendedReason, ...row } = (await findRow(tx, creatorId)) ?? refuse('not-found')
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    suspension: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
    feeToday: (await findAgreedFees(tx, [creatorId], now)).get(creatorId) ?? null,
    today: dayOf(now),
    fees: await listFees(tx, creatorId),
    terms: { newest: termsVersion, signed: await findLatestSignature(tx, creatorId) },
    balance: await readBalance(tx, creatorId, now),
    team: await listMembers(tx, creatorId),
    acting: await listActing(tx, creatorId),
  }
}
