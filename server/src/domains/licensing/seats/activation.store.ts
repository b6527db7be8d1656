import { sql } from 'kysely'
import type { ActivationMethod } from '#contract/licensing.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import type { SeatedLicense } from './seat.rules.ts'

export type Device = { signature: string; name: string; platform: string | null; appVersion: string | null }

type LockedRow = {
  id: string
  seats: number
  offline_activation: boolean
  expires_at: Date | null
  created_at: Date
}
type DeviceRow = { license_id: string; id: string; device_signature: string; status: 'Active' | 'Revoked'; method: ActivationMethod }

/** Which licenses are asked: those of somebody for a product, or one alone. */
export type Whose = { userId: string; creatorId: string; productId: string } | { licenseId: string }

/**
 * Locks the licenses that are good now, in one order for everybody, and reads their devices afterwards: whoever waited here sees
 * every seat that was taken in the meantime.
 */
export const lockSeats = async (tx: Tx, whose: Whose, now: Date): Promise<SeatedLicense[]> => {
  const isTheirs =
    'licenseId' in whose
      ? sql`l.id = ${whose.licenseId}`
      : sql`l.user_id = ${whose.userId} and l.creator_id = ${whose.creatorId} and l.product_id = ${whose.productId} and l.cause <> 'Trial'`
  const { rows: licenses } = await sql<LockedRow>`
    select l.id, l.seats, l.offline_activation, l.expires_at, l.created_at from licenses l
    where ${isTheirs} and l.status = 'Active' and (l.expires_at is null or l.expires_at > ${now})
    order by l.id for update`.execute(tx)
  if (licenses.length === 0) return []
  const { rows: devices } = await sql<DeviceRow>`
    select a.license_id, a.id, a.device_signature, a.status, a.method from activations a
    where a.license_id = any(${licenses.map(({ id }) => id)}) order by a.first_validated_at, a.id`.execute(tx)
  return licenses.map((license) => ({
    id: license.id,
    seats: license.seats,
    offlineActivation: license.offline_activation,
    expiresAt: license.expires_at,
    createdAt: license.created_at,
    devices: devices
      .filter((device) => device.license_id === license.id)
      .map((device) => ({
        activationId: device.id,
        signature: device.device_signature,
        isActive: device.status === 'Active',
        method: device.method,
      })),
  }))
}

type Taking = { licenseId: string; device: Device; method: ActivationMethod; namesHolder: boolean; now: Date }

/** One row for a license and a device, for ever. The caller holds the license. */
export const writeSeat = async (tx: Tx, { licenseId, device, method, namesHolder, now }: Taking): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into activations as known
      (id, license_id, device_signature, device_name, status, method, names_holder, platform, app_version, first_validated_at, last_validated_at)
    values (${newId('act', now)}, ${licenseId}, ${device.signature}, ${device.name}, 'Active', ${method}, ${namesHolder},
      ${device.platform}, ${device.appVersion}, ${now}, ${now})
    on conflict (license_id, device_signature) do update set
      device_name = excluded.device_name, status = 'Active', method = excluded.method, names_holder = excluded.names_holder,
      platform = coalesce(excluded.platform, known.platform), app_version = coalesce(excluded.app_version, known.app_version),
      last_validated_at = excluded.last_validated_at
    returning id`.execute(tx)
  return rows[0]?.id as string
}

/** Whether it held a seat. */
export const freeSeat = async (tx: Tx, activationId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('activations')
    .set({ status: 'Revoked' })
    .where('id', '=', activationId)
    .where('status', '=', 'Active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
