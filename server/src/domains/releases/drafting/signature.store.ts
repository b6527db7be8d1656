import type { Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'

type Signature = { buildId: string; sha256: string; edSignature: string; now: Date }

export const putSignature = async (tx: Tx, { buildId, sha256, edSignature, now }: Signature): Promise<void> => {
  const signed = { sha256, ed_signature: edSignature, created_at: now }
  await tx
    .insertInto('build_signatures')
    .values({ build_id: buildId, ...signed })
    .onConflict((conflict) => conflict.column('build_id').doUpdateSet(signed))
    .execute()
}

export const deleteSignature = (tx: Tx, buildId: string) => tx.deleteFrom('build_signatures').where('build_id', '=', buildId).execute()
