import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteInvitation } from './invitation.store.ts'
import { recordDeed, type TeamDeed } from './team-deed.ts'

export const withdrawInvitation = async (tx: Tx, { invitationId, ...deed }: TeamDeed & { invitationId: string }): Promise<void> => {
  if (!(await deleteInvitation(tx, deed.creatorId, invitationId))) refuse('not-found')
  await recordDeed(tx, deed, { action: 'team.invitation-withdrawn', subject: invitationId })
}
