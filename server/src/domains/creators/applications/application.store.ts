import type { Insertable, Selectable, Updateable } from 'kysely'
import { type ApplicationDraft, type ApplicationStatus, type applicationEvents, applicationMoves } from '#contract/creators/applications.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { applicationDocument } from './application.documents.ts'
import '../creators.tables.ts'

export type ApplicationRecord = Selectable<Tables['creator_applications']>

/** Columns beside the document, for lists and comparisons. */
export const formColumns = (form: ApplicationDraft) => ({
  form: applicationDocument.write(form),
  name: form.name.trim(),
  wished_id: form.wishedId.trim(),
})

/** The open application, locked until the transaction ends. */
export const holdOpenApplication = (tx: Tx, userId: string): Promise<ApplicationRecord | undefined> =>
  tx
    .selectFrom('creator_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['Draft', 'Submitted', 'ChangesAsked'])
    .forUpdate()
    .executeTakeFirst()

/** Locked until the transaction ends: of two who decide at once, the second sees what the first did. A draft is visible to its author alone. */
export const holdApplication = async (tx: Tx, id: string): Promise<ApplicationRecord> =>
  (await tx
    .selectFrom('creator_applications')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'Draft')
    .forUpdate()
    .executeTakeFirst()) ?? refuse('not-found')

type NewApplication = Omit<Insertable<Tables['creator_applications']>, 'id' | 'version' | 'created_at' | 'saved_at'>

/** Creates nothing if a concurrent request opened one for the same person. */
export const insertApplication = async (tx: Tx, application: NewApplication, now: Date): Promise<string | undefined> => {
  const id = newId('cap', now)
  const made = await tx
    .insertInto('creator_applications')
    .values({ ...application, id, version: 1, created_at: now, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

type Along = Omit<Updateable<Tables['creator_applications']>, 'id' | 'status' | 'version'>

export const updateApplication = async (
  tx: Tx,
  { id, version }: Pick<ApplicationRecord, 'id' | 'version'>,
  change: Along,
): Promise<void> => {
  await tx
    .updateTable('creator_applications')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

type Moved = Pick<ApplicationRecord, 'id' | 'version' | 'status'>

/** The only way to change an application's status; whatever changes with it is written in the same statement. The caller has locked the row. */
export const moveApplication = async (tx: Tx, { id, version, status }: Moved, to: ApplicationStatus, along: Along = {}): Promise<void> => {
  await tx
    .updateTable('creator_applications')
    .set({ ...along, version: version + 1, status: move(applicationMoves, status, to) })
    .where('id', '=', id)
    .execute()
}

type NewEvent = { applicationId: string; at: Date; by: string; what: (typeof applicationEvents)[number]; detail?: string | null }

/** The history of an application is written in the same transaction as the change. */
export const recordApplicationEvent = async (tx: Tx, { applicationId, at, by, what, detail = null }: NewEvent): Promise<void> => {
  await tx
    .insertInto('creator_application_events')
    .values({ id: newId('cae', at), application_id: applicationId, at, by_user_id: by, what, detail })
    .execute()
}
