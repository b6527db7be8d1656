import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'

/** This many are open while nobody has chosen. */
const firstOpen = 8

/** The last pack of the same product whose sounds somebody chose. */
export const findChosenBefore = async (tx: Tx, buildId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select v.build_id as id
    from builds b
    join releases r on r.id = b.release_id
    join releases other on other.creator_id = r.creator_id and other.product_id = r.product_id and other.number < r.number
    join builds before on before.release_id = other.id
    join pack_previews v on v.build_id = before.id and v.chosen_at is not null
    where b.id = ${buildId} order by other.number desc limit 1`.execute(tx)
  return rows[0]?.id
}

/** By the names of their files: the folder around them often has the version in its name. */
export const openAsBefore = (tx: Tx, buildId: string, before: string) =>
  sql`update pack_sounds set is_open = true where build_id = ${buildId} and preview_key is not null
    and name in (select s.name from pack_sounds s where s.build_id = ${before} and s.is_open)`.execute(tx)

export const openFirst = (tx: Tx, buildId: string) =>
  sql`update pack_sounds set is_open = true where id in (
    select s.id from pack_sounds s where s.build_id = ${buildId} and s.preview_key is not null
    order by s.position limit ${firstOpen})`.execute(tx)

/** How many of these are sounds of this pack that can be heard. */
export const countPlayable = async (tx: Tx, buildId: string, ids: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pack_sounds s
    where s.build_id = ${buildId} and s.preview_key is not null and s.id = any (${ids}::text[])`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether a preview is open to visitors, in any pack. */
export const isPreviewOpen = async (db: Reader, key: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select s.id from pack_sounds s where s.preview_key = ${key} and s.is_open limit 1`.execute(db)
  return rows.length > 0
}

export const setOpen = async (tx: Tx, buildId: string, ids: readonly string[], now: Date): Promise<void> => {
  await sql`update pack_sounds set is_open = (id = any (${ids}::text[]))
    where build_id = ${buildId} and is_open <> (id = any (${ids}::text[]))`.execute(tx)
  await tx.updateTable('pack_previews').set({ chosen_at: now }).where('build_id', '=', buildId).execute()
}
