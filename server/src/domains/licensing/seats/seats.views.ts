import { type RawBuilder, sql } from 'kysely'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import type { SeatedLicense } from './seat.rules.ts'

type LockedRow = {
  id: string
  seats: number
  offline_activation: boolean
  expires_at: Date | null
  created_at: Date
}
type DeviceRow = { license_id: string; id: string; device_signature: string; status: 'Active' | 'Revoked'; method: ActivationMethod }

/** Which licenses are read: those of somebody for a product, or a single one. */
export type Whose = { userId: string; creatorId: string; productId: string } | { licenseId: string }

const readLicenses = async (db: Reader, whose: Whose, now: Date, lock: RawBuilder<unknown>): Promise<SeatedLicense[]> => {
  const isTheirs =
    'licenseId' in whose
      ? sql`l.id = ${whose.licenseId}`
      : sql`l.user_id = ${whose.userId} and l.creator_id = ${whose.creatorId} and l.product_id = ${whose.productId} and l.cause <> 'Trial'`
  const { rows: licenses } = await sql<LockedRow>`
    select l.id, l.seats, l.offline_activation, l.expires_at, l.created_at from licenses l
    where ${isTheirs} and l.status = 'Active' and (l.expires_at is null or l.expires_at > ${now})
    order by l.id ${lock}`.execute(db)
  if (licenses.length === 0) return []
  const { rows: devices } = await sql<DeviceRow>`
    select a.license_id, a.id, a.device_signature, a.status, a.method from activations a
    where a.license_id = any(${licenses.map(({ id }) => id)}) order by a.first_validated_at, a.id`.execute(db)
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

/** The valid licenses, with every device they had. */
export const readSeats = (db: Reader, whose: Whose, now: Date): Promise<SeatedLicense[]> => readLicenses(db, whose, now, sql``)

/** The same, locked in one order everywhere. Devices are read after the lock, so a caller that waited sees every seat taken meanwhile. */
export const lockSeats = (tx: Tx, whose: Whose, now: Date): Promise<SeatedLicense[]> => readLicenses(tx, whose, now, sql`for update`)
