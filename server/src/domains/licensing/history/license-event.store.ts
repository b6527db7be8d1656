import type { licenseEventKinds } from '#contract/licensing/license-admin.ts'
import type { Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import { type EventDetails, eventDetailsDocument } from './event-details.ts'

/** Who did something to a license. */
export type Doer = { by: 'Customer' | 'Creator' | 'Staff' | 'Shop' | 'Plugin'; actorId: string | null }

export const theShop: Doer = { by: 'Shop', actorId: null }

export type NewEvent = {
  licenseId: string
  kind: (typeof licenseEventKinds)[number]
  activationId?: string
  details?: EventDetails
}

/** The details of the last event of a kind. */
export const findLastDetails = async (tx: Tx, licenseId: string, kind: NewEvent['kind']): Promise<EventDetails | undefined> => {
  const found = await tx
    .selectFrom('license_events')
    .select('details')
    .where('license_id', '=', licenseId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && eventDetailsDocument.read(found.details)
}

/** Written in the transaction of the change: neither exists without the other. */
export const writeEvents = async (tx: Tx, events: readonly NewEvent[], { by, actorId }: Doer, now: Date): Promise<void> => {
  if (events.length === 0) return
  await tx
    .insertInto('license_events')
    .values(
      events.map(({ licenseId, kind, activationId, details }) => ({
        license_id: licenseId,
        at: now,
        kind,
        by,
        actor_id: actorId,
        activation_id: activationId ?? null,
        details: eventDetailsDocument.write(details ?? {}),
      })),
    )
    .execute()
}
