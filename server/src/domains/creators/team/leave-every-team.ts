import type { Tx } from '#platform/database/database.ts'
import { toAddress } from './invitation.rules.ts'
import { deleteInvitationsTo } from './invitation.store.ts'
import { listTeamsOf } from './member.store.ts'
import { removeMember } from './remove-member.ts'

type Leaving = { userId: string; provenEmail: string | undefined; network: string | null; now: Date }

/** For an account that is deleted. The last Admin of a team has to hand over first. */
export const leaveEveryTeam = async (tx: Tx, { userId, provenEmail, network, now }: Leaving): Promise<void> => {
  for (const creatorId of await listTeamsOf(tx, userId)) {
    await removeMember(tx, { creatorId, userId, actorId: userId, asStaff: false, network, now })
  }
  // An invitation belongs to the address; an account that has not confirmed it cannot decline it.
  if (provenEmail !== undefined) await deleteInvitationsTo(tx, toAddress(provenEmail))
}
