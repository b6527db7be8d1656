import { sql } from 'kysely'
import type { ApplicationDraft } from '#contract/creators/applications.ts'
import type { StaffApplication } from '#contract/creators/staff-applications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { findCreatorByWord } from '../creator.store.ts'
import { applicationDocument } from './application.documents.ts'
import '../creators.tables.ts'

type Found = Pick<
  StaffApplication,
  'id' | 'status' | 'name' | 'wishedId' | 'applicant' | 'version' | 'termsVersion' | 'network' | 'reason'
> &
  Pick<StaffApplication, 'creatorId' | 'decidedBy' | 'teams' | 'history'> & {
    userId: string
    nameKey: string
    form: Stored<ApplicationDraft>
    submittedAt: Date
    decidedAt: Date | null
    applicantSince: Date
  }

const findRow = async (db: Reader, id: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select a.id, a.status, a.name, a.wished_id as "wishedId", a.version, a.form, a.terms_version as "termsVersion", a.network, a.reason,
      a.creator_id as "creatorId", a.submitted_at as "submittedAt", a.decided_at as "decidedAt", d.name as "decidedBy", a.user_id as "userId",
      a.name_key as "nameKey", u.created_at as "applicantSince",
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as applicant,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by m.created_at), '[]')
        from creator_members m join creators c on c.id = m.creator_id where m.user_id = a.user_id) as teams,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what, 'by', w.name, 'detail', e.detail) order by e.index), '[]')
        from creator_application_events e left join users w on w.id = e.by_user_id where e.application_id = a.id) as history
    from creator_applications a join users u on u.id = a.user_id left join users d on d.id = a.decided_by
    where a.id = ${id} and a.status <> 'Draft'`.execute(db)
  return rows[0]
}

const shownLimit = 10

type Alike = Omit<StaffApplication['earlier'][number], 'at'> & { at: Date }

/** Other submitted applications, newest first. */
const listAlike = async (db: Reader, id: string, which: ReturnType<typeof sql>): Promise<StaffApplication['earlier']> => {
  const { rows } = await sql<Alike>`
    with alike as (
      select a.id, a.status, a.name, a.user_id, a.submitted_at, a.index from creator_applications a
      where ${which} and a.id <> ${id} and a.submitted_at is not null and a.status <> 'Draft'
      order by a.index desc limit ${shownLimit}
    ) select a.id, a.status, a.name, u.email, a.submitted_at as at from alike a join users u on u.id = a.user_id order by a.index desc`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The same letters and digits, or nearly the same name: "Northlight Audio" and "North Light". */
const isLike = ({ name, nameKey }: Found, table: 'a' | 'c') => {
  const [key, written] = [sql.ref(`${table}.name_key`), sql.ref(`${table}.name`)]
  return sql`(${key} = ${nameKey} or (lower(${written}) % lower(${name}) and similarity(lower(${written}), lower(${name})) >= 0.5))`
}

const listCreatorsLike = async (db: Reader, found: Found): Promise<StaffApplication['sameName']['creators']> => {
  const { rows } = await sql<StaffApplication['sameName']['creators'][number]>`
    select c.id, c.name, c.slug, c.live from creators c
    where (${isLike(found, 'c')} or c.id = ${found.wishedId}) and c.id is distinct from ${found.creatorId}
    order by (c.name_key = ${found.nameKey}) desc, similarity(lower(c.name), lower(${found.name})) desc, c.id limit ${shownLimit}`.execute(
    db,
  )
  return rows
}

/** An application with what helps to decide on it. */
export const describeApplication = async (db: Reader, id: string): Promise<StaffApplication> => {
  const found = (await findRow(db, id)) ?? refuse('not-found')
  const { userId, nameKey: _key, form, submittedAt, decidedAt, applicantSince, history, ...row } = found
  const isOthers = sql`a.user_id <> ${userId}`
  return {
    ...row,
    form: applicationDocument.read(form),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    applicantSince: applicantSince.toISOString(),
    history: history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    isIdFree: (await findCreatorByWord(db, row.wishedId)) === undefined,
    earlier: await listAlike(db, id, sql`a.user_id = ${userId}`),
    sameName: {
      creators: await listCreatorsLike(db, found),
      applications: await listAlike(db, id, sql`(${isLike(found, 'a')} or a.wished_id = ${row.wishedId}) and ${isOthers}`),
    },
    sameNetwork: row.network === null ? [] : await listAlike(db, id, sql`a.network = ${row.network} and ${isOthers}`),
  }
}
