import type { FastifyRequest } from 'fastify'
import { creatorNoteRoutes, customerNoteRoutes } from '#contract/admin/staff-notes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import type { NoteSubject } from './staff-note.store.ts'
import { listNotes } from './staff-note.views.ts'
import { addNote, removeNote, restoreNote } from './write-note.ts'

type CustomerRoutes = typeof customerNoteRoutes
type Call = { params: object; visitor: SignedIn; request: FastifyRequest; now: Date }

/** The subject that a path names, which must exist. */
type FindSubject = (db: Reader, params: Record<string, string>) => Promise<NoteSubject | undefined>

const findCreator: FindSubject = async (db, { creatorId = '' }) => {
  const creator = await db.selectFrom('creators').select('id').where('id', '=', creatorId).executeTakeFirst()
  return creator && { kind: 'creator', id: creator.id }
}

const findCustomer: FindSubject = async (db, { customerId = '' }) => {
  const user = await db.selectFrom('users').select('id').where('id', '=', customerId).where('deleted_at', 'is', null).executeTakeFirst()
  return user && { kind: 'customer', id: user.id }
}

const routesFor = (routes: CustomerRoutes, find: FindSubject): BoundRoute[] => {
  const subjectOf = async (db: Reader, params: object): Promise<NoteSubject> =>
    (await find(db, params as Record<string, string>)) ?? refuse('not-found')
  const writing = async (db: Reader, { params, visitor, request, now }: Call) => ({
    subject: await subjectOf(db, params),
    actorId: visitor.userId,
    network: networkOf(request.ip),
    now,
  })
  return [
    implement(routes.list, async ({ db, params }) => ({ status: 200, body: await listNotes(db, await subjectOf(db, params)) })),
    implement(routes.add, async ({ tx, body, ...call }) => ({ status: 201, body: await addNote(tx, body.text, await writing(tx, call)) })),
    implement(routes.remove, async ({ tx, ...call }) => {
      await removeNote(tx, call.params.noteId, await writing(tx, call))
      return { status: 204 }
    }),
    implement(routes.restore, async ({ tx, ...call }) => ({
      status: 200,
      body: await restoreNote(tx, call.params.noteId, await writing(tx, call)),
    })),
  ]
}

export const staffNoteRoutes = (): BoundRoute[] => [
  ...routesFor(creatorNoteRoutes as unknown as CustomerRoutes, findCreator),
  ...routesFor(customerNoteRoutes, findCustomer),
]
