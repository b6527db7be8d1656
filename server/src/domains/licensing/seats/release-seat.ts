import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from '../history/license-event.store.ts'
import { freeSeat } from './activation.store.ts'

type Releasing = { licenseId: string; activationId: string; doer: Doer; note?: string | null; now: Date }

/** The device loses its seat; its next validation says so. A second call changes nothing. Returns whether it had one. */
export const releaseSeat = async (tx: Tx, { licenseId, activationId, doer, note, now }: Releasing): Promise<boolean> => {
  // The license first, as everywhere seats are counted.
  await tx.selectFrom('licenses').select('id').where('id', '=', licenseId).forUpdate().executeTakeFirst()
  const seat = await tx
    .selectFrom('activations')
    .select(['status', 'method'])
    .where('id', '=', activationId)
    .where('license_id', '=', licenseId)
    .executeTakeFirst()
  if (!seat) return refuse('not-found')
  if (seat.status === 'Revoked') return false
  if (seat.method === 'Offline' && doer.by === 'Customer') refuse('offline-stays')
  if (!(await freeSeat(tx, activationId))) return false
  await writeEvents(tx, [{ licenseId, kind: 'Released', activationId, ...(note && { details: { note } }) }], doer, now)
  return true
}
