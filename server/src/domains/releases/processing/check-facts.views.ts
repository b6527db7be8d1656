import { productDraftDocument } from '#domains/catalog/index.ts'
import { findInstallerConfiguration } from '#domains/creators/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { InspectionInput } from '../inspection/index.ts'
import { kindOf } from './check.rules.ts'
import '../releases.tables.ts'

export type CheckFacts = Omit<InspectionInput, 'path'> & {
  creatorId: string
  /** The uploaded file, also where an installer was made of it. */
  fileKey: string
  size: number
  productName: string
  installer: { creatorName: string; eula: string | null; windowsIcon: string | null }
}

/** What a check needs to know besides the file. */
export const findFacts = async (db: Reader, buildId: string): Promise<CheckFacts | undefined> => {
  const row = await db
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .innerJoin('products as p', (join) => join.onRef('p.creator_id', '=', 'r.creator_id').onRef('p.id', '=', 'r.product_id'))
    .select(['b.name', 'b.platform', 'b.file_key', 'b.size', 'b.source_name', 'b.source_file_key'])
    .select(['r.creator_id', 'r.version', 'p.type', 'p.category', 'p.draft'])
    .where('b.id', '=', buildId)
    .executeTakeFirst()
  const fileKey = row?.source_file_key ?? row?.file_key
  if (!row || !fileKey) return undefined
  const draft = productDraftDocument.read(row.draft)
  return {
    name: row.source_name ?? row.name,
    platform: row.platform,
    version: row.version,
    claims: draft.compatibility.systems,
    kind: kindOf(row.type, row.category),
    creatorId: row.creator_id,
    fileKey,
    size: row.size ?? 0,
    productName: draft.name,
    installer: await findInstallerConfiguration(db, row.creator_id),
  }
}
