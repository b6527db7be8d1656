import type { Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import '../creators.tables.ts'

const columns = ['id', 'name', 'live', 'featured', 'whitelabel', 'suspended_at', 'suspended_reason', 'admin_version'] as const

export type StaffRecord = Pick<Selectable<Tables['creators']>, (typeof columns)[number]>

/** Locked until the transaction ends; the lock does not block rows that only refer to the creator. */
export const holdStaffRecord = (tx: Tx, creatorId: string): Promise<StaffRecord | undefined> =>
  tx.selectFrom('creators').select(columns).where('id', '=', creatorId).forNoKeyUpdate().executeTakeFirst()

type Change = Pick<
  Updateable<Tables['creators']>,
  'live' | 'featured' | 'whitelabel' | 'suspended_at' | 'suspended_reason' | 'live_decided_at'
>

/** Every change by staff raises the version, so that an edit of an older one is refused. */
export const setStaffColumns = async (tx: Tx, { id, admin_version }: StaffRecord, change: Change): Promise<void> => {
  await tx
    .updateTable('creators')
    .set({ ...change, admin_version: admin_version + 1 })
    .where('id', '=', id)
    .execute()
}
