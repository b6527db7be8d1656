import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'
import type { Linked } from './download-link.ts'

/** Who a download counts for, and of which product. */
export type Claim = {
  creatorId: string
  productId: string
  licenseId: string | null
  userId: string | null
  grantedBy: Linked['right']['by']
}

/** An account that owns a product downloads by the first of its licenses that are good. */
export const findClaim = async (db: Reader | Tx, { buildId, right, userId }: Linked, now: Date): Promise<Claim | undefined> => {
  const owner = right.by === 'user' ? right.userId : null
  const { rows } = await sql<{ creator_id: string; product_id: string; license_id: string | null }>`
    select r.creator_id, r.product_id, (
      select l.id from licenses l
      where l.user_id = ${owner} and l.creator_id = r.creator_id and l.product_id = r.product_id
        and l.status = 'Active' and l.cause <> 'Trial' and (l.expires_at is null or l.expires_at > ${now})
      order by l.id limit 1) as license_id
    from builds b join releases r on r.id = b.release_id where b.id = ${buildId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    creatorId: row.creator_id,
    productId: row.product_id,
    licenseId: right.by === 'license' ? right.licenseId : row.license_id,
    userId: owner ?? userId,
    grantedBy: right.by,
  }
}

/** Who it is counted for. An anonymous download of a public file is the network's and has no limit. */
export const claimantOf = ({ licenseId, userId }: Claim, network: string): string => licenseId ?? userId ?? network

export const hasLimit = ({ licenseId, userId }: Claim): boolean => licenseId !== null || userId !== null
