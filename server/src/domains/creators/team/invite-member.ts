import type { CreatorRole } from '#contract/core/permissions.ts'
import type { Invitation } from '#contract/creators/team.ts'
import { sendEmail } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { invitationMail } from '../mails/invitation.mail.ts'
import { invitationEnd, toAddress } from './invitation.rules.ts'
import { putInvitation } from './invitation.store.ts'
import { findInviter } from './invitation.views.ts'
import { lockTeam } from './member.store.ts'
import { isMemberAddress } from './member.views.ts'
import { recordTeamAction, type TeamAction } from './team-action.ts'

type Wish = TeamAction & { email: string; roles: CreatorRole[]; publicUrl: string }

/** Invites somebody to join. Only the mail has the code; the database stores its hash. */
export const inviteMember = async (tx: Tx, { email, roles, publicUrl, ...action }: Wish): Promise<Invitation> => {
  const { creatorId, actorId, now } = action
  const address = toAddress(email)
  await lockTeam(tx, creatorId)
  if (await isMemberAddress(tx, creatorId, address)) refuse('invalid-input', { errors: { email: ['They are already a member'] } })

  const { creatorName, inviterName, ownAddress } = (await findInviter(tx, creatorId, actorId)) ?? refuse('not-found')
  // Staff act for a creator for an hour; as a member of its team they would have no end.
  if (action.asStaff && address === ownAddress) {
    refuse('not-allowed', { detail: 'You are acting for this creator. Someone on its team has to invite you.' })
  }
  const id = newId('inv', now)
  const code = newSecret()
  const expiresAt = invitationEnd(now)
  await putInvitation(tx, { id, creatorId, email: address, roles, invitedBy: actorId, codeHash: hashSecret(code), now, expiresAt })

  const link = `${publicUrl}/account/invitations/${id}?code=${code}`
  await sendEmail(tx, {
    id: newId('msg', now),
    to: address,
    ...(await invitationMail({ creatorName, invitedBy: inviterName, roles, link })),
  })
  await recordTeamAction(tx, action, { action: 'team.invited', subject: id, details: { roles } })
  return { id, email: address, roles, invitedBy: inviterName, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
}
