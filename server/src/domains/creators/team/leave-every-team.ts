import type { Tx } from '#platform/database/database.ts'
import { toAddress } from './invitation.rules.ts'
import { deleteInvitationsTo } from './invitation.store.ts'
import { listTeamsOf } from './member.store.ts'
import { removeMember } from './remove-member.ts'

type Leaving = { userId: string; provenEmail: string | undefined; network: string | null; now: Date }

/** For somebody whose account ends. Whoever is the last Admin somewhere hands over first. */
export const leaveEveryTeam = async (tx: Tx, { userId, provenEmail, network, now }: Leaving): Promise<void> => {
  for (const creatorId of await listTeamsOf(tx, userId)) {
    await removeMember(tx, { creatorId, userId, actorId: userId, asStaff: false, network, now })
  }
  // An invitation is the address's; whoever has not proved it cannot turn it down.
  if (provenEmail !== undefined) await deleteInvitationsTo(tx, toAddress(provenEmail))
}
