import { sql } from 'kysely'
import type { LicenseDetail, LicenseRow } from '#contract/licensing/license-admin.ts'
import type { LicenseSort } from '#contract/licensing/license-sorts.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type EventDetails, eventDetailsDocument } from '../history/event-details.ts'
import { eventText, reasonText } from '../history/event-text.ts'
import type { NewEvent } from '../history/license-event.store.ts'
import '../licensing.tables.ts'
import { type LicenseScope, readLicenseRows, toLicenseRow } from './license-row.views.ts'

export type LicenseFilter = {
  q?: string | undefined
  cause?: LicenseRow['cause'] | undefined
  status?: LicenseRow['status'] | undefined
  sort?: LicenseSort | undefined
  after?: string | undefined
  creatorId?: string | undefined
  productId?: string | undefined
}

const conditionsOf = ({ maySeeNames }: LicenseScope, { q, cause, status, after, productId }: LicenseFilter) => {
  const conditions = []
  if (productId) conditions.push(sql`l.product_id = ${productId}`)
  if (cause) conditions.push(sql`l.cause = ${cause}`)
  if (status) conditions.push(sql`l.status = ${status}`)
  if (after) conditions.push(sql`l.id < ${after}`)
  if (q) {
    const like = contains(q)
    const byName = maySeeNames ? sql`or shown.name ilike ${like} or shown.email ilike ${like}` : sql``
    conditions.push(sql`(l.id ilike ${like} or p.name ilike ${like} ${byName})`)
  }
  return conditions
}

export const pageLength = 50

/** The path of the page after this license, for the same search. */
export const pathAfter = (path: string, wish: LicenseFilter, after: string): string => {
  const stored = Object.entries({ ...wish, after }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${path}?${new URLSearchParams(stored)}`
}

/** The licenses of one creator. */
export const listLicenseRows = async (db: Reader, scope: LicenseScope, wish: LicenseFilter, path: string) => {
  const rows = await readLicenseRows(db, scope, conditionsOf(scope, wish), pageLength + 1)
  const items = rows.slice(0, pageLength).map((row) => toLicenseRow(row, scope))
  const last = items.at(-1)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  return { items, hasMore: true, next: pathAfter(path, wish, last.id) }
}

type EventRow = {
  at: Date
  kind: NewEvent['kind']
  by: LicenseDetail['events'][number]['by']
  details: Stored<EventDetails>
  actor: string | null
}

/** Staff who may see names see who it was; everybody else sees only which side. */
const listEvents = async (db: Reader, { creatorId, maySeeNames }: LicenseScope, id: string): Promise<LicenseDetail['events']> => {
  const { rows } = await sql<EventRow>`
    select e.at, e.kind, e.by, e.details, case when ${creatorId === undefined && maySeeNames} then coalesce(nullif(u.name, ''), u.email) end as actor
    from license_events e left join users u on u.id = e.actor_id and u.deleted_at is null
    where e.license_id = ${id} order by e.id desc limit 500`.execute(db)
  return rows.map(({ at, kind, by, details: stored, actor }) => {
    const details = eventDetailsDocument.read(stored)
    return { at: at.toISOString(), kind, words: eventText(kind, details), by, actor, note: details.note ?? null }
  })
}

const listDevices = async (db: Reader, id: string): Promise<LicenseDetail['activations']> => {
  const devices = await db
    .selectFrom('activations')
    .selectAll()
    .where('license_id', '=', id)
    .orderBy('status')
    .orderBy('id')
    .limit(500)
    .execute()
  return devices.map((device) => ({
    id: device.id,
    name: device.device_name,
    status: device.status,
    method: device.method,
    platform: device.platform,
    appVersion: device.app_version,
    firstValidatedAt: device.first_validated_at.toISOString(),
    lastValidatedAt: device.last_validated_at?.toISOString() ?? null,
  }))
}

/** One license with its whole history. */
export const readLicenseDetail = async (db: Reader, scope: LicenseScope, id: string): Promise<LicenseDetail> => {
  const [row] = await readLicenseRows(db, scope, [sql`l.id = ${id}`], 1)
  if (!row) return refuse('not-found')
  const { rows } = await sql<{ creator_name: string; number: number | null }>`
    select c.name as creator_name, (select o.number from orders o where o.id = ${row.order_id}::uuid) as number
    from creators c where c.id = ${row.creator_id}`.execute(db)
  const number = rows[0]?.number ?? null
  return {
    ...toLicenseRow(row, scope),
    creatorName: rows[0]?.creator_name ?? '',
    orderNumber: number === null ? null : writeOrderNumber(number),
    subscriptionId: row.subscription_id,
    revokedBecause: row.revoked_because.map(reasonText),
    activations: await listDevices(db, id),
    events: await listEvents(db, scope, id),
  }
}
