import type { StaffNote } from '#contract/admin/staff-notes.ts'
import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertNote, markRemoved, type NoteSubject } from './staff-note.store.ts'
import { listNotes } from './staff-note.views.ts'

type Writing = { subject: NoteSubject; actorId: string; network: string | null; now: Date }

/** The log records that a note was written, not its text: the log stays for ever, a note is deleted with the person it is about. */
const tell = (tx: Tx, action: 'note.added' | 'note.removed' | 'note.restored', { subject, actorId, network, now }: Writing) =>
  record(tx, { action, at: now, actorId, network, subject: subject.id, details: { about: subject.kind } })

const getNote = async (tx: Tx, subject: NoteSubject, noteId: string): Promise<StaffNote> =>
  (await listNotes(tx, subject)).find(({ id }) => id === noteId) ?? refuse('not-found')

export const addNote = async (tx: Tx, text: string, writing: Writing): Promise<StaffNote> => {
  const id = newId('nte', writing.now)
  await insertNote(tx, { id, text, subject: writing.subject, authorId: writing.actorId, now: writing.now })
  await tell(tx, 'note.added', writing)
  return getNote(tx, writing.subject, id)
}

const gone = { detail: 'Someone else has removed or restored this note in the meantime.' }

export const removeNote = async (tx: Tx, noteId: string, writing: Writing): Promise<void> => {
  if (!(await markRemoved(tx, writing.subject, noteId, writing.now))) refuse('already-done', gone)
  await tell(tx, 'note.removed', writing)
}

export const restoreNote = async (tx: Tx, noteId: string, writing: Writing): Promise<StaffNote> => {
  if (!(await markRemoved(tx, writing.subject, noteId, null))) refuse('already-done', gone)
  await tell(tx, 'note.restored', writing)
  return getNote(tx, writing.subject, noteId)
}
