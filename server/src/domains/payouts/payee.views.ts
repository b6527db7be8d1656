import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { PayoutFile } from '#contract/payouts/payout-files.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Payee } from './judge-payout.rules.ts'
import './payouts.tables.ts'

export type FoundPayee = Payee & { creatorId: string; creatorName: string; accountId: string | null }

type Row = {
  id: string
  name: string
  has_details: boolean
  account_id: string | null
  currency: Currency | null
  held_until: Date | null
  since: Date | null
  before: number[]
}

/** How the accounts that creators have now are paid. */
export const listFormats = async (db: Reader): Promise<PayoutFile['format'][]> => {
  const { rows } = await sql<{ format: PayoutFile['format'] }>`
    select distinct case a.type when 'Bank' then 'SEPA' else 'NACHA' end as format from payout_accounts a
    where a.replaced_at is null order by 1`.execute(db)
  return rows.map(({ format }) => format)
}

/** What a statement needs to name who is paid. */
const hasDetails = sql`(c.business_name is not null and c.address is not null)`

/** Who these creators are, as far as paying them goes. */
export const readPayees = async (db: Reader, creatorIds: readonly string[]): Promise<Map<string, FoundPayee>> => {
  const { rows } = await sql<Row>`
    select c.id, c.name, ${hasDetails} as has_details, a.id as account_id, a.currency, a.held_until, a.created_at as since,
      coalesce((select jsonb_agg(last.amount) from (
        select p.amount from payouts p where p.creator_id = c.id and p.currency = a.currency order by p.id desc limit 6
      ) last), '[]') as before
    from creators c left join payout_accounts a on a.creator_id = c.id and a.replaced_at is null
    where c.id = any (${[...creatorIds]}::text[])`.execute(db)
  return new Map(
    rows.map(({ id, name, has_details, account_id, currency, held_until, since, before }) => {
      const account = currency && held_until && since ? { currency, heldUntil: held_until, since } : undefined
      return [id, { creatorId: id, creatorName: name, accountId: account_id, account, hasDetails: has_details, before }]
    }),
  )
}
