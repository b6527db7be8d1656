import type { Tx } from '#platform/database/database.ts'
import { toAddress } from './invitation.rules.ts'
import { deleteInvitationsTo } from './invitation.store.ts'
import { listTeamsOf } from './member.store.ts'
import { removeMember } from './remove-member.ts'

type Leaving = { userId: string; email: string; network: string | null; now: Date }

/** For somebody whose account ends. Whoever is the last Admin somewhere hands over first. */
export const leaveEveryTeam = async (tx: Tx, { userId, email, network, now }: Leaving): Promise<void> => {
  for (const creatorId of await listTeamsOf(tx, userId)) {
    await removeMember(tx, { creatorId, userId, actorId: userId, asStaff: false, network, now })
  }
  await deleteInvitationsTo(tx, toAddress(email))
}
