import { creatorNoteRoutes, customerNoteRoutes } from '#contract/admin/staff-notes.ts'
import type { CallOf } from '#contract/core/route.ts'
import { call } from '#web/lib/api/call.ts'
import { read } from '#web/lib/api/page-reads.ts'

export type NotesAbout = { kind: 'creator' | 'customer'; id: string }

type Routes = typeof customerNoteRoutes

/** The calls for notes about a creator or a customer: the same for both, each at its own addresses. */
export const notesOf = ({ kind, id }: NotesAbout) => {
  const routes = (kind === 'creator' ? creatorNoteRoutes : customerNoteRoutes) as unknown as Routes
  const params = (kind === 'creator' ? { creatorId: id } : { customerId: id }) as CallOf<Routes['list']>['params']
  return {
    list: read(routes.list, { params }),
    add: (text: string) => call(routes.add, { params, body: { text } }),
    remove: (noteId: string) => call(routes.remove, { params: { ...params, noteId } }),
    restore: (noteId: string) => call(routes.restore, { params: { ...params, noteId } }),
  }
}
