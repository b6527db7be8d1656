import { type RawBuilder, sql } from 'kysely'
import type { LicenseRow } from '#contract/licensing/license-admin.ts'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** Whose licenses: one creator's, or everybody's. Roles that may not see names get none. */
export type LicenseScope = { creatorId: string | undefined; maySeeNames: boolean; now: Date }

export type StoredLicenseRow = {
  id: string
  creator_id: string
  product_id: string
  product_name: string
  variation_id: string
  status: LicenseRow['status']
  cause: LicenseRow['cause']
  order_id: string | null
  subscription_id: string | null
  user_id: string | null
  user_name: string | null
  email: string
  seats: number
  seats_taken: number
  offline_activation: boolean
  expires_at: Date | null
  created_at: Date
  revoked_because: string[]
}

/**
 * Staff see the account; a creator sees the buyer, with the address used for the purchase. Of somebody they gave a license to they
 * see the address they gave it to and nothing more: else giving would reveal whose account an address belongs to.
 */
const forStaff = sql`l.user_id, u.name, coalesce(u.email, l.email) as email`
const forCreators = sql`
  case when l.cause <> 'Grant' then l.user_id end as user_id, case when l.cause <> 'Grant' then u.name end as name,
  coalesce(l.email, u.email) as email`

/** The matching licenses (`l`, of the product `p`), newest first. A scope sees only its own. */
export const readLicenseRows = async (
  db: Reader,
  { creatorId }: LicenseScope,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<StoredLicenseRow[]> => {
  const own = creatorId === undefined ? [] : [sql`l.creator_id = ${creatorId}`]
  const { rows } = await sql<StoredLicenseRow>`
    select l.id, l.creator_id, l.product_id, p.name as product_name, l.variation_id, l.status, l.cause, l.order_id, l.subscription_id,
      shown.user_id, shown.name as user_name, shown.email, l.seats, l.offline_activation, l.expires_at, l.created_at,
      l.revoked_because, (select count(*) from activations a where a.license_id = l.id and a.status = 'Active') as seats_taken
    from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id left join users u on u.id = l.user_id
      cross join lateral (select ${creatorId === undefined ? forStaff : forCreators}) shown
    where ${sql.join([sql`true`, ...own, ...conditions], sql` and `)}
    order by l.id desc limit ${limit}`.execute(db)
  return rows
}

export const toLicenseRow = (row: StoredLicenseRow, { maySeeNames, now }: LicenseScope): LicenseRow => ({
  id: row.id,
  creatorId: row.creator_id,
  productId: row.product_id,
  productName: row.product_name,
  variationId: row.variation_id,
  status: row.status,
  isOver: row.expires_at !== null && row.expires_at <= now,
  cause: row.cause,
  orderId: row.order_id,
  customer: maySeeNames ? { id: row.user_id, name: row.user_name ?? '', email: row.email } : null,
  seats: row.seats,
  seatsTaken: row.seats_taken,
  offlineActivation: row.offline_activation,
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const listLicenseRowsById = async (db: Reader, scope: LicenseScope, ids: readonly string[]): Promise<LicenseRow[]> =>
  (await readLicenseRows(db, scope, [sql`l.id = any(${[...ids]}::text[])`], ids.length)).map((row) => toLicenseRow(row, scope))
