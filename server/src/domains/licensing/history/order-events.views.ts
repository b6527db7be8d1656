import { sql } from 'kysely'
import type { licenseEventKinds } from '#contract/licensing/license-admin.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import '../licensing.tables.ts'
import { type EventDetails, eventDetailsDocument } from './event-details.ts'
import { eventText } from './event-text.ts'

type Row = {
  id: number
  at: Date
  kind: (typeof licenseEventKinds)[number]
  license_id: string
  product: string
  actor: string | null
  details: Stored<EventDetails>
}

export type OrderLicenseEvent = Omit<Row, 'details'> & { text: string; note: string | null }

/** The history of an order's licenses, newest first. */
export const listLicenseEventsOfOrder = async (db: Reader, orderId: string, limit: number): Promise<OrderLicenseEvent[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.at, e.kind, e.license_id, p.name as product, nullif(u.name, '') as actor, e.details
    from license_events e join licenses l on l.id = e.license_id
    join products p on p.creator_id = l.creator_id and p.id = l.product_id
    left join users u on u.id = e.actor_id and u.deleted_at is null
    where l.order_id = ${orderId} order by e.id desc limit ${limit}`.execute(db)
  return rows.map(({ details: stored, ...row }) => {
    const details = eventDetailsDocument.read(stored)
    return { ...row, text: eventText(row.kind, details), note: details.note ?? null }
  })
}
