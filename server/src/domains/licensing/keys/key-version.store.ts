import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** The plugin version from which on it knows a key; null while none does. */
export type KeyVersion = { kid: string; product_id: string; from_version: string | null }

export const listKeyVersions = (db: Reader, creatorId: string): Promise<KeyVersion[]> =>
  db
    .selectFrom('licensing_key_versions')
    .select(['kid', 'product_id', 'from_version'])
    .where('creator_id', '=', creatorId)
    .orderBy('product_id')
    .execute()

export const writeKeyVersions = async (tx: Tx, creatorId: string, versions: readonly KeyVersion[]): Promise<void> => {
  if (versions.length === 0) return
  await tx
    .insertInto('licensing_key_versions')
    .values(versions.map((version) => ({ ...version, creator_id: creatorId })))
    .onConflict((conflict) =>
      conflict.columns(['kid', 'product_id']).doUpdateSet((set) => ({ from_version: set.ref('excluded.from_version') })),
    )
    .execute()
}
