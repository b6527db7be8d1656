import { type Selectable, sql } from 'kysely'
import type { OwnBuild, OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { isEditable, type ReleaseEvent } from '#contract/releases/release-states.ts'
import { staffTeamName } from '#domains/creators/index.ts'
import { renderMarkdown } from '#kernel/markdown.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { Tables } from '#platform/database/tables.ts'
import { manifestDocument, reportDocument } from '../release.documents.ts'
import { signatureOf } from '../signature.views.ts'
import { listedLimit, listFiles } from './listed-files.rules.ts'

import { type ReleaseListRow, toOwnRow } from './own-release.views.ts'
import { listMissing } from './submission.rules.ts'
import type { ArrivingUpload, UploadsPort } from './uploads-port.ts'
import '../releases.tables.ts'

const columns = [
  ...(['id', 'platform', 'name', 'size', 'status', 'sha256', 'reason', 'upload_id', 'source_name', 'report'] as const),
  ...(['check_status', 'check_progress', 'check_tries'] as const),
]

type BuildRow = Pick<Selectable<Tables['builds']>, (typeof columns)[number] | 'manifest'> & { files: number; ed_signature: string | null }

const isArriving = ({ check_status, upload_id, status }: BuildRow): boolean =>
  upload_id !== null && check_status === null && status === 'NotReady'

const neverArrived = 'This file didn’t arrive. Send it again.'

const toOwnBuild = (row: BuildRow, upload: ArrivingUpload | undefined): OwnBuild => ({
  id: row.id,
  platform: row.platform,
  name: row.name,
  size: row.size,
  status: row.status,
  sha256: row.sha256,
  reason: isArriving(row) && !upload ? neverArrived : row.reason,
  upload: upload ? { id: upload.id, received: upload.received, size: upload.size, expiresAt: upload.expiresAt.toISOString() } : null,
  check: row.check_status && { status: row.check_status, progress: row.check_progress, tries: row.check_tries },
  report: readOptional(reportDocument, row.report),
  manifest: listFiles(readOptional(manifestDocument, row.manifest), row.files),
  madeFrom: row.source_name,
  edSignature: row.ed_signature,
})

/** A list of two hundred thousand files is cut in the database, not transferred to be cut. */
const firstFiles = sql<BuildRow['manifest']>`case when listed_files <= ${sql.lit(listedLimit)} then manifest
  else jsonb_set(manifest, '{files}', jsonb_path_query_array(manifest, ${sql.lit(`$.files[0 to ${listedLimit - 1}]`)})) end`

const readBuilds = async (db: Reader, uploads: UploadsPort, { id, creator_id }: ReleaseListRow, listsAll: boolean): Promise<OwnBuild[]> => {
  const rows = await db
    .selectFrom('builds')
    .select(columns)
    .select([
      (listsAll ? sql<BuildRow['manifest']>`manifest` : firstFiles).as('manifest'),
      sql<number>`coalesce(listed_files, 0)`.as('files'),
      signatureOf('builds').as('ed_signature'),
    ])
    .where('release_id', '=', id)
    .orderBy('platform')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const uploadId = isArriving(row) ? row.upload_id : null
      return toOwnBuild(row, uploadId === null ? undefined : await uploads.findUpload(db, { creatorId: creator_id, uploadId }))
    }),
  )
}

const reviewEvents: readonly string[] = [
  'ReviewTaken',
  'ReviewGivenBack',
  'ChangesRequested',
  'Rejected',
  'Approved',
] satisfies ReleaseEvent['what'][]

/** Creators see their own people by name; which member of staff it was is internal to the shop, also after they have left. */
const readHistory = async (db: Reader, { id, creator_id }: ReleaseListRow, namesStaff: boolean): Promise<ReleaseEvent[]> => {
  const rows = await db
    .selectFrom('release_events as e')
    .leftJoin('users as u', 'u.id', 'e.by_user_id')
    .select(['e.at', 'e.what', 'e.detail', 'u.name', sql<string | null>`team_name(${creator_id}, e.by_user_id)`.as('team_name')])
    .where('e.release_id', '=', id)
    .orderBy('e.index', 'desc')
    .execute()
  const toTeam = (what: ReleaseEvent['what'], name: string | null): string | null =>
    reviewEvents.includes(what) || name === staffTeamName ? null : name
  return rows.map(({ at, what, detail, name, team_name }) => ({
    at: at.toISOString(),
    by: namesStaff ? name : toTeam(what, team_name),
    what,
    detail,
  }))
}

/** A release with everything about it, for its creator or for a reviewer; of its files the first few, or all. */
export const describeOwnRelease = async (
  db: Reader,
  uploads: UploadsPort,
  row: ReleaseListRow,
  { namesStaff = false, listsAll = false } = {},
): Promise<OwnReleaseDetails> => {
  const builds = await readBuilds(db, uploads, row, listsAll)
  const asked = builds.map(({ platform, status, check, reason }) => ({ platform, status, checkStatus: check?.status ?? null, reason }))
  return {
    ...toOwnRow(row),
    notes: row.notes,
    notesHtml: renderMarkdown(row.notes),
    builds,
    productState: row.product_state,
    isFirst: row.is_first,
    history: await readHistory(db, row, namesStaff),
    missing: isEditable(row.status) ? listMissing({ notes: row.notes, builds: asked }) : [],
  }
}
