import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'

/**
 * The bytes of a creator's releases that nobody has approved: drafts, in review, sent back. An
 * installer is stored next to the file it was made of. Unfinished uploads are counted by the uploads.
 */
export const countHeldBytes = async (db: Reader | Tx, creatorId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(coalesce(u.size, 0) + case when u.id is null or b.source_file_key is not null then b.size else 0 end), 0)::float8 as bytes
    from releases r
    join builds b on b.release_id = r.id and b.file_key is not null
    left join resumable_uploads u on u.id = b.upload_id and u.status = 'Claimed'
    where r.creator_id = ${creatorId} and r.status <> 'Approved'`.execute(db)
  return rows[0]?.bytes ?? 0
}
