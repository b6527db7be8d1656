import type { Tx } from '#platform/database/database.ts'
import '../admin.tables.ts'

/** Whom a note is about. */
export type NoteSubject = { kind: 'creator' | 'customer'; id: string }

type NewNote = { id: string; subject: NoteSubject; text: string; authorId: string; now: Date }

export const insertNote = (tx: Tx, { id, subject, text, authorId, now }: NewNote) =>
  tx
    .insertInto('staff_notes')
    .values({ id, subject_kind: subject.kind, subject_id: subject.id, text, author_id: authorId, created_at: now })
    .execute()

/** Marks a note as removed, or as not removed. False where it does not exist or is so already. */
export const markRemoved = async (tx: Tx, subject: NoteSubject, noteId: string, removedAt: Date | null): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('staff_notes')
    .set({ removed_at: removedAt })
    .where('id', '=', noteId)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('removed_at', removedAt ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes about a person are deleted with their account. */
export const forgetNotes = (tx: Tx, subject: NoteSubject) =>
  tx.deleteFrom('staff_notes').where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id).execute()

/** Moves the notes about one account to another. */
export const moveNotes = (tx: Tx, from: NoteSubject, to: NoteSubject) =>
  tx.updateTable('staff_notes').set({ subject_id: to.id }).where('subject_kind', '=', from.kind).where('subject_id', '=', from.id).execute()
