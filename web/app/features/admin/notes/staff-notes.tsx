import type { StaffNote } from '#contract/admin/staff-notes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { NoteForm } from './note-form.tsx'
import { type NotesAbout, notesOf } from './note-routes.ts'

type NoteProps = { note: StaffNote; onRemove: (() => Promise<unknown>) | undefined }

const Note = ({ note, onRemove }: NoteProps) => (
  <li className="border-b border-line py-3">
    <p className="max-w-[43.5em] wrap-anywhere whitespace-pre-wrap">{note.text}</p>
    <p className="mt-1 flex items-center justify-between gap-4 text-12 text-ink-2">
      <span>
        {note.author.name || 'Former colleague'}, <Instant at={note.at} show="moment" />
      </span>
      {onRemove && (
        <Button
          size="small"
          kind="quiet"
          onPress={onRemove}
          onFail={tellFailure}
          aria-label={`Remove the note by ${note.author.name || 'a former colleague'}`}
        >
          Remove
        </Button>
      )}
    </p>
  </li>
)

type StaffNotesProps = {
  about: NotesAbout
  mayWrite: boolean
  /** Inside a panel that has its own heading. */
  isPart?: boolean
}

/** What staff noted about somebody. A removed note can be restored while the toast is shown. */
export const StaffNotes = ({ about, mayWrite, isPart = false }: StaffNotesProps) => {
  const routes = notesOf(about)
  const { data: notes, isError, refetch } = useRead(routes.list)
  const restore = async (noteId: string): Promise<void> => {
    try {
      await routes.restore(noteId)
      await refetch()
    } catch (error) {
      tellFailure(error)
    }
  }
  const remove = async (noteId: string): Promise<false> => {
    await routes.remove(noteId)
    await refetch()
    toast({ kind: 'ok', text: 'The note is removed', action: { label: 'Undo', run: () => restore(noteId) } })
    return false
  }
  return (
    <section aria-labelledby="staff-notes">
      {isPart ? (
        <h3 id="staff-notes" className="pb-3 text-16">
          Notes
        </h3>
      ) : (
        <SectionHead id="staff-notes" title="Notes" className="pb-2" />
      )}
      {isError && (
        <ErrorState title="The notes couldn’t be loaded" level={3} onRetry={refetch}>
          The rest of this page is fine.
        </ErrorState>
      )}
      {!isError && !notes && (
        <Loading label="Loading notes">
          <Skeleton className="h-16" />
        </Loading>
      )}
      {notes && (
        <>
          {notes.length === 0 && <p className="pb-3 text-14 text-ink-2">No notes yet.</p>}
          <ul className="mb-5">
            {notes.map((note) => (
              <Note key={note.id} note={note} onRemove={mayWrite ? () => remove(note.id) : undefined} />
            ))}
          </ul>
        </>
      )}
      {mayWrite && (
        <NoteForm
          onAdd={async (text) => {
            await routes.add(text)
            await refetch()
          }}
        />
      )}
    </section>
  )
}
