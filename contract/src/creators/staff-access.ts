import { z } from 'zod'
import { route } from '../core/route.ts'

/** When staff acted for a creator, and why. */
export const staffAccess = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** When it ended, or will end automatically. */
  until: z.iso.datetime(),
  reason: z.string(),
})
export type StaffAccess = z.infer<typeof staffAccess>

export const listStaffAccess = route({
  name: 'listStaffAccess',
  method: 'GET',
  path: '/api/creator/settings/staff-access',
  summary: 'When the shop’s staff acted for this creator, and why',
  access: { creator: 'team', level: 'read' },
  answers: { 200: z.array(staffAccess) },
})
