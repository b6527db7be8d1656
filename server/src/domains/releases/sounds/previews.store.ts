import type { EncodeVerdict } from '#domains/media/index.ts'
import { storableText } from '#kernel/storable-text.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { ExtractedSound } from '../inspection/index.ts'
import '../releases.tables.ts'

/** One run. A later run has a higher number, and what an older one makes is ignored. */
export type PreviewRun = { buildId: string; tries: number }

/** False when there is nothing to start: they are made already, or another run is making them. */
export const insertPreviews = async (tx: Tx, { buildId, creatorId, now }: { buildId: string; creatorId: string; now: Date }) => {
  const anew = { status: 'Dispatched' as const, tries: 0, changed_at: now }
  const made = await tx
    .insertInto('pack_previews')
    .values({ build_id: buildId, creator_id: creatorId, ...anew })
    .onConflict((conflict) => conflict.column('build_id').doUpdateSet(anew).where('pack_previews.status', '=', 'Failed'))
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

export const lockPreviews = (tx: Tx, buildId: string) =>
  tx
    .selectFrom('pack_previews as v')
    .innerJoin('builds as b', 'b.id', 'v.build_id')
    .select(['v.status', 'v.tries', 'v.creator_id', 'b.name', 'b.file_key', 'b.status as build_status'])
    .where('v.build_id', '=', buildId)
    .forUpdate('v')
    .executeTakeFirst()

export const setPreviewsRunning = (tx: Tx, { buildId, tries }: PreviewRun, now: Date) =>
  tx.updateTable('pack_previews').set({ status: 'Running', tries, changed_at: now }).where('build_id', '=', buildId).execute()

type Change = { status?: 'Dispatched' | 'Completed' | 'Failed'; tries?: number; changed_at: Date }

/** Only while the run is the latest; returns whether it was. The row is locked from then on. */
export const changePreviewsDuring = async (tx: Tx, { buildId, tries }: PreviewRun, change: Change): Promise<boolean> => {
  const changed = await tx
    .updateTable('pack_previews')
    .set(change)
    .where('build_id', '=', buildId)
    .where('status', '=', 'Running')
    .where('tries', '=', tries)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Of one that was not begun again. */
export const setPreviewsFailed = (tx: Tx, buildId: string, now: Date) =>
  tx.updateTable('pack_previews').set({ status: 'Failed', changed_at: now }).where('build_id', '=', buildId).execute()

export const setPreviewsWaiting = (tx: Tx, buildId: string, now: Date) =>
  tx.updateTable('pack_previews').set({ status: 'Dispatched', changed_at: now }).where('build_id', '=', buildId).execute()

/** Those without progress since then. */
export const lockStillPreviews = (tx: Tx, since: Date) =>
  tx
    .selectFrom('pack_previews as v')
    .select('v.build_id')
    .where('v.status', 'in', ['Dispatched', 'Running'])
    .where('v.changed_at', '<', since)
    .orderBy('v.build_id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()

export const listRunningPreviews = async (db: Reader, buildIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('pack_previews')
    .select('build_id')
    .where('build_id', 'in', buildIds)
    .where('status', '=', 'Running')
    .execute()
  return rows.map(({ build_id }) => build_id)
}

/** Whether previews of another pack wait for these. */
export const doOthersWait = async (db: Reader, buildId: string): Promise<boolean> => {
  const other = await db
    .selectFrom('pack_previews')
    .select('build_id')
    .where('status', '=', 'Dispatched')
    .where('build_id', '<>', buildId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export const countSounds = async (db: Reader, buildId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('pack_sounds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('build_id', '=', buildId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type Preview = Pick<Extract<EncodeVerdict, { made: true }>, 'sound'> & { key: string }

type NewSound = { id: string; buildId: string; position: number; sound: ExtractedSound; preview: Preview | null }

/** The same sound again where a run starts over. */
export const putSound = async (tx: Tx, { id, buildId, position, sound, preview }: NewSound): Promise<void> => {
  const found = {
    ...{ path: storableText(sound.path), name: storableText(sound.name), seconds: sound.length, tempo: sound.tempo, key: sound.key },
    preview_key: preview?.key ?? null,
    preview_peaks: preview?.sound.peaks ?? null,
    preview_seconds: preview?.sound.seconds ?? null,
    preview_loudness: preview?.sound.loudness ?? null,
  }
  await tx
    .insertInto('pack_sounds')
    .values({ id, build_id: buildId, position, ...found })
    .onConflict((conflict) => conflict.columns(['build_id', 'position']).doUpdateSet(found))
    .execute()
}

export const listPreviewKeys = async (tx: Tx, buildId: string): Promise<(string | null)[]> => {
  const rows = await tx.selectFrom('pack_sounds').select('preview_key').where('build_id', '=', buildId).execute()
  return rows.map(({ preview_key }) => preview_key)
}
