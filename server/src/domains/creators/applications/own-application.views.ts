import { sql } from 'kysely'
import type { ApplicationDraft, OwnApplication } from '#contract/creators/applications.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { applicationDocument } from './application.documents.ts'
import '../creators.tables.ts'

type Row = {
  id: string
  status: OwnApplication['status']
  version: number
  form: Stored<ApplicationDraft>
  saved_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  reason: string | null
  creator_id: string | null
  history: OwnApplication['history']
}

const toOwn = (row: Row): OwnApplication => ({
  id: row.id,
  status: row.status,
  version: row.version,
  form: applicationDocument.read(row.form),
  savedAt: row.saved_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  creatorId: row.creator_id,
  history: row.history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
})

const shownLimit = 20

/** Somebody's applications, newest first. It does not say which member of staff decided. */
export const listOwnApplications = async (db: Reader, userId: string): Promise<OwnApplication[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.status, a.version, a.form, a.saved_at, a.submitted_at, a.decided_at, a.reason, a.creator_id,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what, 'detail', e.detail) order by e.index), '[]')
        from creator_application_events e where e.application_id = a.id) as history
    from creator_applications a where a.user_id = ${userId} order by a.index desc limit ${shownLimit}`.execute(db)
  return rows.map(toOwn)
}
