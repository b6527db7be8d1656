import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { creatorRoles } from '../core/permissions.ts'
import { route } from '../core/route.ts'
import { email } from '../core/text.ts'
import { mailedCode } from '../identity/identity.ts'

const someRoles = z
  .array(z.enum(creatorRoles))
  .min(1, 'Choose at least one role')
  .max(creatorRoles.length)
  .transform((roles) => creatorRoles.filter((role) => roles.includes(role)))

const userId = prefixedId('usr')
const invitationId = prefixedId('inv')

export const member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(creatorRoles)),
  since: z.iso.datetime(),
})
export type TeamMember = z.infer<typeof member>

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(creatorRoles)),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitation>

export const getTeam = route({
  name: 'getTeam',
  method: 'GET',
  path: '/api/creator/team',
  summary: 'The members of the active creator and who is invited',
  access: { creator: 'team', level: 'read' },
  answers: { 200: z.object({ members: z.array(member), invitations: z.array(invitation) }) },
})

export const invitationForm = z.object({ email, roles: someRoles })

export const inviteMember = route({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/creator/team/invitations',
  summary: 'Invites someone by e-mail; inviting the same address again replaces the first invitation',
  access: { creator: 'team', level: 'write' },
  body: invitationForm,
  limit: { burst: 20, perSeconds: 3600 },
  answers: { 201: invitation },
})

export const withdrawInvitation = route({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/creator/team/invitations/{invitationId}',
  summary: 'Withdraws an invitation',
  access: { creator: 'team', level: 'write' },
  params: z.object({ invitationId }),
  answers: { 204: null },
})

export const changeMemberRoles = route({
  name: 'changeMemberRoles',
  method: 'PATCH',
  path: '/api/creator/team/members/{userId}',
  summary: 'Changes a member’s roles; the last Admin stays one',
  access: { creator: 'team', level: 'write' },
  params: z.object({ userId }),
  body: z.object({ roles: someRoles }),
  answers: { 200: member },
})

export const removeMember = route({
  name: 'removeMember',
  method: 'DELETE',
  path: '/api/creator/team/members/{userId}',
  summary: 'Removes a member; the last Admin cannot be removed',
  access: { creator: 'team', level: 'write' },
  params: z.object({ userId }),
  answers: { 204: null },
})

export const getInvitation = route({
  name: 'getInvitation',
  misses: misses.links,
  method: 'GET',
  path: '/api/customer/invitations/{invitationId}',
  summary: 'What an invitation is for, with the code from its e-mail',
  access: 'signed-in',
  params: z.object({ invitationId }),
  query: z.object({ code: mailedCode }),
  answers: {
    200: z.object({
      id: z.string(),
      email: z.string(),
      roles: z.array(z.enum(creatorRoles)),
      invitedBy: z.string(),
      expiresAt: z.iso.datetime(),
      creator: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().nullable() }),
    }),
  },
})

export const acceptInvitation = route({
  name: 'acceptInvitation',
  misses: misses.links,
  method: 'POST',
  path: '/api/customer/invitations/{invitationId}/accept',
  summary: 'Joins the creator’s team and makes it the active creator',
  access: 'signed-in',
  params: z.object({ invitationId }),
  body: z.object({ code: mailedCode }),
  answers: { 204: null },
})
