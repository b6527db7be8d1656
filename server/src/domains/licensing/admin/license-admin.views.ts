import { sql } from 'kysely'
import type { LicenseDetail, LicenseRow } from '#contract/licensing/license-admin.ts'
import { refuse } from '#kernel/refusal.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type EventDetails, eventDetailsDocument } from '../history/event-details.ts'
import { eventText, reasonText } from '../history/event-text.ts'
import type { NewEvent } from '../history/license-event.store.ts'
import '../licensing.tables.ts'

export type LicenseFilter = {
  q?: string | undefined
  cause?: LicenseRow['cause'] | undefined
  status?: LicenseRow['status'] | undefined
  after?: string | undefined
  creatorId?: string | undefined
  productId?: string | undefined
}

/** Whose licenses: one creator's, or everybody's. Roles that may not see names get none. */
export type LicenseScope = { creatorId: string | undefined; maySeeNames: boolean; now: Date }

type Row = {
  id: string
  creator_id: string
  product_id: string
  product_name: string
  variation_id: string
  status: LicenseRow['status']
  cause: LicenseRow['cause']
  order_id: string | null
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
 * Staff see the account; a creator sees who bought, with the address it was bought with. Of somebody they gave a license to they
 * see the address they gave it to and nothing more: else giving would be a way to look up whose an address is.
 */
const forStaff = sql`l.user_id, u.name, coalesce(u.email, l.email) as email`
const forCreators = sql`
  case when l.cause <> 'Grant' then l.user_id end as user_id, case when l.cause <> 'Grant' then u.name end as name,
  coalesce(l.email, u.email) as email`

const readRows = async (db: Reader, { creatorId, maySeeNames }: LicenseScope, wish: LicenseFilter & { ids?: string[] }, limit: number) => {
  const like = wish.q ? contains(wish.q) : null
  const seenBy = creatorId === undefined ? forStaff : forCreators
  const ofCreator = creatorId ?? wish.creatorId ?? null
  const { rows } = await sql<Row>`
    select l.id, l.creator_id, l.product_id, p.name as product_name, l.variation_id, l.status, l.cause,
      l.order_id, shown.user_id, shown.name as user_name, shown.email, l.seats, l.offline_activation, l.expires_at, l.created_at,
      l.revoked_because, (select count(*) from activations a where a.license_id = l.id and a.status = 'Active') as seats_taken
    from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id left join users u on u.id = l.user_id
      cross join lateral (select ${seenBy}) shown
    where (${ofCreator}::text is null or l.creator_id = ${ofCreator})
      and (${wish.ids ?? null}::text[] is null or l.id = any(${wish.ids ?? null}))
      and (${wish.productId ?? null}::text is null or l.product_id = ${wish.productId ?? null})
      and (${wish.cause ?? null}::text is null or l.cause = ${wish.cause ?? null})
      and (${wish.status ?? null}::text is null or l.status = ${wish.status ?? null})
      and (${wish.after ?? null}::text is null or l.id < ${wish.after ?? null})
      and (${like}::text is null or l.id ilike ${like} or p.name ilike ${like}
        or (${maySeeNames} and (shown.name ilike ${like} or shown.email ilike ${like})))
    order by l.id desc limit ${limit}`.execute(db)
  return rows
}

const rowOf = (row: Row, { maySeeNames, now }: LicenseScope): LicenseRow => ({
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

const pageLength = 50

export const listLicenseRows = async (db: Reader, scope: LicenseScope, wish: LicenseFilter, path: string) => {
  const rows = await readRows(db, scope, wish, pageLength + 1)
  const items = rows.slice(0, pageLength).map((row) => rowOf(row, scope))
  const last = items.at(-1)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  const stored = Object.entries({ ...wish, after: last.id }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { items, hasMore: true, next: `${path}?${new URLSearchParams(stored)}` }
}

export const listLicenseRowsById = async (db: Reader, scope: LicenseScope, ids: string[]): Promise<LicenseRow[]> =>
  (await readRows(db, scope, { ids }, ids.length)).map((row) => rowOf(row, scope))

type EventRow = { at: Date; kind: NewEvent['kind']; by: LicenseDetail['events'][number]['by']; details: Stored<EventDetails> }

const toEvent = (row: EventRow) => ({ ...row, details: eventDetailsDocument.read(row.details) })

/** One license with everything that happened to it. */
export const readLicenseDetail = async (db: Reader, scope: LicenseScope, id: string): Promise<LicenseDetail> => {
  const [row] = await readRows(db, scope, { ids: [id] }, 1)
  if (!row) return refuse('not-found')
  const devices = await db
    .selectFrom('activations')
    .selectAll()
    .where('license_id', '=', id)
    .orderBy('status')
    .orderBy('id')
    .limit(500)
    .execute()
  const { rows: events } = await sql<EventRow>`
    select e.at, e.kind, e.by, e.details from license_events e where e.license_id = ${id} order by e.id desc limit 500`.execute(db)
  return {
    ...rowOf(row, scope),
    revokedBecause: row.revoked_because.map(reasonText),
    activations: devices.map((device) => ({
      id: device.id,
      name: device.device_name,
      status: device.status,
      method: device.method,
      platform: device.platform,
      appVersion: device.app_version,
      firstValidatedAt: device.first_validated_at.toISOString(),
      lastValidatedAt: device.last_validated_at?.toISOString() ?? null,
    })),
    events: events.map(toEvent).map(({ at, kind, by, details }) => ({
      at: at.toISOString(),
      kind,
      words: eventText(kind, details),
      by,
      note: details.note ?? null,
    })),
  }
}
