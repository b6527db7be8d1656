import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteInvitation } from './invitation.store.ts'
import { recordTeamAction, type TeamAction } from './team-action.ts'

export const withdrawInvitation = async (tx: Tx, { invitationId, ...action }: TeamAction & { invitationId: string }): Promise<void> => {
  if (!(await deleteInvitation(tx, action.creatorId, invitationId))) refuse('not-found')
  await recordTeamAction(tx, action, { action: 'team.invitation-withdrawn', subject: invitationId })
}
