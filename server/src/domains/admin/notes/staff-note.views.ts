import { sql } from 'kysely'
import type { StaffNote } from '#contract/admin/staff-notes.ts'
import type { Reader } from '#platform/database/database.ts'
import type { NoteSubject } from './staff-note.store.ts'
import '../admin.tables.ts'

type NoteRow = { id: string; text: string; author_id: string; author_name: string | null; created_at: Date }

const toNote = (row: NoteRow): StaffNote => ({
  id: row.id,
  text: row.text,
  author: { id: row.author_id, name: row.author_name ?? '' },
  at: row.created_at.toISOString(),
})

/** The newest hundred: nobody writes or reads more about one person. */
export const listNotes = async (db: Reader, { kind, id }: NoteSubject): Promise<StaffNote[]> => {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.author_id, coalesce(nullif(u.name, ''), u.email) as author_name, n.created_at
    from staff_notes n left join users u on u.id = n.author_id and u.deleted_at is null
    where n.subject_kind = ${kind} and n.subject_id = ${id} and n.removed_at is null
    order by n.id desc limit 100`.execute(db)
  return rows.map(toNote)
}
