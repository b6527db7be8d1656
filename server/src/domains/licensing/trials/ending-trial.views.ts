import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'

export type EndingTrial = {
  license_id: string
  user_id: string
  email: string
  name: string
  creator_id: string
  creator_slug: string
  product_id: string
  product_name: string
  expires_at: Date
  /** What their last order was paid in; null without one. */
  currency: Currency | null
}

const limit = 1_000

/**
 * Trials that end within three days, or are half over where they are shorter than six, of people with a confirmed address who do not own the
 * product and were not reminded of it.
 */
export const listEndingTrials = async (db: Reader, now: Date): Promise<EndingTrial[]> => {
  const { rows } = await sql<EndingTrial>`
    select l.id as license_id, u.id as user_id, u.email, u.name, p.creator_id, c.slug as creator_slug, p.id as product_id,
      p.name as product_name, l.expires_at,
      (select o.currency from orders o where o.user_id = u.id and o.status in ('Paid', 'Completed') order by o.number desc limit 1) as currency
    from licenses l join trials t on t.license_id = l.id join users u on u.id = t.user_id
      join products p on p.creator_id = l.creator_id and p.id = l.product_id join creators c on c.id = p.creator_id
    where l.cause = 'Trial' and l.status = 'Active' and t.reminded_at is null and u.confirmed_at is not null and u.deleted_at is null
      and l.expires_at > ${now} and l.expires_at <= ${now}::timestamptz + interval '3 days'
      and l.expires_at - (l.expires_at - t.started_at) / 2 <= ${now}
      and p.state = 'Live' and c.live and c.suspended_at is null
      and not exists (select from licenses o where o.user_id = u.id and o.creator_id = l.creator_id and o.product_id = l.product_id
        and o.cause <> 'Trial' and o.status = 'Active' and (o.expires_at is null or o.expires_at > ${now}))
    order by l.expires_at, l.id limit ${limit}`.execute(db)
  return rows
}

/** Of two concurrent jobs one sends the mail, and none where the trial was meanwhile joined with another, or moved to another account. */
export const claimReminder = async (tx: Tx, trial: Pick<EndingTrial, 'license_id' | 'user_id'>, now: Date): Promise<boolean> => {
  const claimed = await tx
    .updateTable('trials')
    .set({ reminded_at: now })
    .where('license_id', '=', trial.license_id)
    .where('user_id', '=', trial.user_id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}
