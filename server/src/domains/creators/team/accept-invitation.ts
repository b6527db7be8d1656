import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { addMember } from './add-member.ts'
import { takeInvitation } from './invitation.store.ts'
import { recordTeamAction } from './team-action.ts'

type Acceptance = { invitationId: string; code: string; userId: string; email: string; network: string | null; now: Date }

/** Joins the team of an invitation. The same answer for a wrong code, a wrong person and an expired invitation: a stranger learns nothing. */
export const acceptInvitation = async (tx: Tx, { invitationId, code, userId, email, network, now }: Acceptance): Promise<string> => {
  const taken = (await takeInvitation(tx, { id: invitationId, codeHash: hashSecret(code), email, now })) ?? refuse('not-found')
  const { creatorId, roles, invitedBy } = taken
  await addMember(tx, { creatorId, userId, roles, now })
  const action = { creatorId, actorId: userId, asStaff: false, network, now }
  await recordTeamAction(tx, action, { action: 'team.joined', subject: userId, details: { roles, invitedBy } })
  return creatorId
}
