import { z } from 'zod'
import { pagedList } from '../core/page.ts'
import { staffRoles } from '../core/permissions.ts'
import { route } from '../core/route.ts'
import { email } from '../core/text.ts'

const colleague = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  hasTwoFactor: z.boolean(),
})
export type Colleague = z.infer<typeof colleague>

export const listStaff = route({
  name: 'listStaff',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everyone with a staff role',
  access: { staff: 'platform', level: 'read' },
  answers: { 200: z.array(colleague) },
})

const rolesOfStaff = z.array(z.enum(staffRoles)).max(staffRoles.length)

/** `was` is the roles as the caller saw them; if they have changed since, the answer is a 409 with the current ones. */
export const staffRolesForm = z.object({ email, roles: rolesOfStaff, was: rolesOfStaff })

export const setStaffRoles = route({
  name: 'setStaffRoles',
  method: 'PUT',
  path: '/api/admin/staff',
  summary: 'Gives an account these staff roles, or none; the last Owner stays one',
  access: { staff: 'platform', level: 'write' },
  recentlyAuthenticated: true,
  body: staffRolesForm,
  answers: { 200: colleague },
})

const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** The creator for which staff were acting. */
  creatorId: z.string().nullable(),
  creatorName: z.string().nullable(),
  subject: z.string().nullable(),
  /** The current name of the subject; null if it has none or no longer exists. */
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  network: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditLog = route({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Who did what, the newest first',
  access: { staff: 'platform', level: 'read' },
  query: z.object({
    action: z.string().max(60).optional(),
    search: z.string().max(200).optional(),
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answers: { 200: pagedList(auditEntry) },
})
