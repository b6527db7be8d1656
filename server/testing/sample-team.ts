import type { FastifyInstance } from 'fastify'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import { callAs } from './call-as.ts'
import { addCreator } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { testDay } from './test-shop.ts'
import { waitingMail } from './waiting-mail.ts'

let teams = 0

/** A new creator with an Admin. */
export const openTeam = async (db: Reader): Promise<{ creatorId: string; admin: SampleUser }> => {
  teams += 1
  const creatorId = `team-${teams}`
  await addCreator(db, { id: creatorId, name: `Team ${teams}` })
  return { creatorId, admin: await addUser(db, { email: `admin@${creatorId}.test`, teams: { [creatorId]: ['Admin'] } }) }
}

type SomeInvitation = { creatorId: string; email: string; invitedBy: string; code: string }

/** An open invitation whose code is known without reading its email. */
export const addInvitation = async (db: Reader, { creatorId, email, invitedBy, code }: SomeInvitation): Promise<string> => {
  const now = new Date(testDay)
  const id = newId('inv', now)
  const invitation = { id, creator_id: creatorId, email, roles: ['Admin' as const], invited_by: invitedBy, code_hash: hashSecret(code) }
  await db
    .insertInto('creator_invitations')
    .values({ ...invitation, created_at: now, expires_at: new Date(now.getTime() + 60_000) })
    .execute()
  return id
}

/** What an invited person finds in the email. */
export type InvitationLink = { id: string; code: string }

export const findInvitationLink = async (db: Reader, email: string): Promise<InvitationLink> => {
  const mail = (await waitingMail(db, email)).at(-1)
  const [, id = '', code = ''] =
    /https:\/\/soundfair\.example\/account\/invitations\/(inv_\w{26})\?code=([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return { id, code }
}

/** What people do with teams and invitations, through the API. */
export const teamCalls = (app: FastifyInstance) => ({
  readTeam: async (by: SampleUser) => (await callAs(app, by, '/api/creator/team')).json(),
  invite: (by: SampleUser, email: string, roles: CreatorRole[] = ['Marketing']) =>
    callAs(app, by, '/api/creator/team/invitations', { method: 'POST', payload: { email, roles } }),
  withdraw: (by: SampleUser, { id }: InvitationLink) => callAs(app, by, `/api/creator/team/invitations/${id}`, { method: 'DELETE' }),
  change: (by: SampleUser, userId: string, roles: CreatorRole[]) =>
    callAs(app, by, `/api/creator/team/members/${userId}`, { method: 'PATCH', payload: { roles } }),
  remove: (by: SampleUser, userId: string) => callAs(app, by, `/api/creator/team/members/${userId}`, { method: 'DELETE' }),
  look: (by: SampleUser, { id, code }: InvitationLink) => callAs(app, by, `/api/customer/invitations/${id}`, { query: { code } }),
  accept: (by: SampleUser, { id, code }: InvitationLink) =>
    callAs(app, by, `/api/customer/invitations/${id}/accept`, { method: 'POST', payload: { code } }),
})
