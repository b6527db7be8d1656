import { sql } from 'kysely'
import type { Host, PluginFormat, Processor } from '#contract/catalog/machine-rules.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** The plugin's host, where it names it. */
type DeviceStudio = { processor: Processor | null; format: PluginFormat | null; host: Host | null }

export type Device = { signature: string; name: string; platform: string | null; appVersion: string | null; studio?: DeviceStudio }

type Taking = { licenseId: string; device: Device; method: ActivationMethod; namesHolder: boolean; now: Date }

/** One row for each license and device, for ever. The caller has locked the license. */
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
