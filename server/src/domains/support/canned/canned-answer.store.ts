import { sql } from 'kysely'
import type { CannedAnswer } from '#contract/support/canned-answers.ts'
import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { StaffMember } from '../conversations/staff-member.ts'
import '../support.tables.ts'

type Form = { title: string; body: string }

const read = async (db: Reader, id?: string): Promise<CannedAnswer[]> => {
  const rows = await db
    .selectFrom('canned_answers as a')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'a.changed_by').on('u.deleted_at', 'is', null))
    .selectAll('a')
    .select('u.name as changed_by_name')
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? ''))
    .orderBy(sql`lower(a.title)`)
    .orderBy('a.id')
    .execute()
  return rows.map(({ id, title, body, version, changed_by_name, changed_at }) => ({
    id,
    title,
    body,
    version,
    changedBy: changed_by_name,
    changedAt: changed_at.toISOString(),
  }))
}

export const listCannedAnswers = (db: Reader): Promise<CannedAnswer[]> => read(db)

const limit = 200

const note = (tx: Tx, { userId, now, network }: StaffMember, id: string, details: Record<string, unknown>) =>
  record(tx, { action: 'support.canned-answer-changed', at: now, actorId: userId, subject: id, network, details })

/** Answers are told apart by their titles: a second one would leave whoever chooses to guess. */
const requireFreeTitle = async (tx: Tx, title: string): Promise<void> => {
  // One at a time, or two would both find the title free, and room for the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended('canned-answers', 9))`.execute(tx)
  const taken = await tx
    .selectFrom('canned_answers')
    .select('id')
    .where(sql<string>`lower(title)`, '=', sql<string>`lower(${title})`)
    .executeTakeFirst()
  if (taken) refuse('already-done', { detail: `There is already an answer called “${title}”.` })
}

export const addCannedAnswer = async (tx: Tx, staff: StaffMember, form: Form): Promise<CannedAnswer | undefined> => {
  await requireFreeTitle(tx, form.title)
  const { count } = await tx
    .selectFrom('canned_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= limit) refuse('not-possible', { detail: `There are ${limit} already. Delete one first.` })
  const id = newId('can', staff.now)
  await tx
    .insertInto('canned_answers')
    .values({ id, ...form, changed_by: staff.userId, changed_at: staff.now })
    .execute()
  await note(tx, staff, id, { added: form.title })
  return (await read(tx, id))[0]
}

/** Held until the transaction ends, if it is still as whoever changes it saw it. */
const hold = async (tx: Tx, id: string, version: number) => {
  const held =
    (await tx.selectFrom('canned_answers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? refuse('not-found')
  if (held.version !== version)
    refuse('edited-elsewhere', { detail: 'A colleague has changed this answer in the meantime. Check it again.' })
  return held
}

export const changeCannedAnswer = async (tx: Tx, staff: StaffMember, id: string, { version, ...form }: Form & { version: number }) => {
  const held = await hold(tx, id, version)
  if (held.title.toLowerCase() !== form.title.toLowerCase()) await requireFreeTitle(tx, form.title)
  await tx
    .updateTable('canned_answers')
    .set({ ...form, version: version + 1, changed_by: staff.userId, changed_at: staff.now })
    .where('id', '=', id)
    .execute()
  await note(tx, staff, id, { changed: form.title })
  return (await read(tx, id))[0]
}

export const removeCannedAnswer = async (tx: Tx, staff: StaffMember, id: string, version: number): Promise<void> => {
  const held = await hold(tx, id, version)
  await tx.deleteFrom('canned_answers').where('id', '=', id).execute()
  await note(tx, staff, id, { removed: held.title })
}
