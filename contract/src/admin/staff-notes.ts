import { z } from 'zod'
import { creatorId, prefixedId } from '../core/ids.ts'
import { type Access, route } from '../core/route.ts'

/** Staff notes about a creator or a customer. Only staff can read them, never the person they are about. */

const staffNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
})
export type StaffNote = z.infer<typeof staffNote>

export const staffNoteForm = z.object({
  text: z.string({ error: 'Write something' }).trim().min(1, 'Write something').max(4000, 'Use at most 4,000 characters'),
})

const noteId = prefixedId('nte')

/** The same routes for each kind of subject, with the permissions of its area. */
const routesFor = <const Name extends string, Read extends Access, Write extends Access, Params extends z.ZodRawShape>(about: {
  name: Name
  path: string
  params: z.ZodObject<Params>
  read: Read
  write: Write
}) => {
  const ofNote = about.params.extend({ noteId })
  return {
    list: route({
      name: `list${about.name}Notes`,
      method: 'GET',
      path: `${about.path}/notes`,
      summary: `What staff noted about a ${about.name.toLowerCase()}, the newest first`,
      access: about.read,
      params: about.params,
      answers: { 200: z.array(staffNote) },
    }),
    add: route({
      name: `add${about.name}Note`,
      method: 'POST',
      path: `${about.path}/notes`,
      summary: `Adds a note about a ${about.name.toLowerCase()}, for staff alone`,
      access: about.write,
      params: about.params,
      body: staffNoteForm,
      answers: { 201: staffNote },
    }),
    remove: route({
      name: `remove${about.name}Note`,
      method: 'DELETE',
      path: `${about.path}/notes/{noteId}`,
      summary: 'Removes a note; it can be restored',
      access: about.write,
      params: ofNote,
      answers: { 204: null },
    }),
    restore: route({
      name: `restore${about.name}Note`,
      method: 'POST',
      path: `${about.path}/notes/{noteId}/restore`,
      summary: 'Restores a removed note',
      access: about.write,
      params: ofNote,
      answers: { 200: staffNote },
    }),
  }
}

export const creatorNoteRoutes = routesFor({
  name: 'Creator',
  path: '/api/admin/creators/{creatorId}',
  params: z.object({ creatorId }),
  read: { staff: 'creators', level: 'read' },
  write: { staff: 'creators', level: 'write' },
})
export const listCreatorNotes = creatorNoteRoutes.list
export const addCreatorNote = creatorNoteRoutes.add
export const removeCreatorNote = creatorNoteRoutes.remove
export const restoreCreatorNote = creatorNoteRoutes.restore

export const customerNoteRoutes = routesFor({
  name: 'Customer',
  path: '/api/admin/customers/{customerId}',
  params: z.object({ customerId: prefixedId('usr') }),
  read: { staff: 'sales', level: 'read' },
  write: { staff: 'sales', level: 'write' },
})
export const listCustomerNotes = customerNoteRoutes.list
export const addCustomerNote = customerNoteRoutes.add
export const removeCustomerNote = customerNoteRoutes.remove
export const restoreCustomerNote = customerNoteRoutes.restore
