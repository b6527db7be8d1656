import * as contract from '#contract/creators/team.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { isActingForOther, type SignedIn } from '#platform/http/visitor.ts'
import { rememberCreator } from '../active-creator.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMemberRoles } from './change-member-roles.ts'
import { findProvenAddress } from './invitation.rules.ts'
import { findInvitation, listInvitations } from './invitation.views.ts'
import { inviteMember } from './invite-member.ts'
import { findMember, listMembers } from './member.views.ts'
import { removeMember } from './remove-member.ts'
import type { TeamAction } from './team-action.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

type Deps = { publicUrl: string; cookies: Cookies }

const activeCreator = ({ creatorId }: SignedIn): string => creatorId ?? refuse('not-allowed')

const actionOf = ({ visitor, now, request }: { visitor: SignedIn; now: Date; request: { ip: string } }): TeamAction => ({
  creatorId: activeCreator(visitor),
  actorId: visitor.userId,
  asStaff: isActingForOther(visitor),
  network: networkOf(request.ip),
  now,
})

const provenAddress = ({ user }: SignedIn): string => findProvenAddress(user) ?? refuse('not-found')

export const teamRoutes = ({ publicUrl, cookies }: Deps) => [
  implement(contract.getTeam, async ({ db, visitor, now }) => {
    const creatorId = activeCreator(visitor)
    const [members, invitations] = await Promise.all([listMembers(db, creatorId), listInvitations(db, creatorId, now)])
    return { status: 200, body: { members, invitations } }
  }),

  implement(contract.inviteMember, async ({ tx, body, ...call }) => ({
    status: 201,
    body: await inviteMember(tx, { ...actionOf(call), ...body, publicUrl }),
  })),

  implement(contract.withdrawInvitation, async ({ tx, params, ...call }) => {
    await withdrawInvitation(tx, { ...actionOf(call), ...params })
    return { status: 204 }
  }),

  implement(contract.changeMemberRoles, async ({ tx, params, body, ...call }) => {
    const action = actionOf(call)
    await changeMemberRoles(tx, { ...action, ...params, ...body })
    return { status: 200, body: await findMember(tx, action.creatorId, params.userId) }
  }),

  implement(contract.removeMember, async ({ tx, params, ...call }) => {
    await removeMember(tx, { ...actionOf(call), ...params })
    return { status: 204 }
  }),

  implement(contract.getInvitation, async ({ db, params, query, visitor, now }) => {
    const claim = { id: params.invitationId, codeHash: hashSecret(query.code), email: provenAddress(visitor), now }
    return { status: 200, body: (await findInvitation(db, claim)) ?? refuse('not-found') }
  }),

  implement(contract.acceptInvitation, async ({ tx, params, body, visitor, now, request, reply }) => {
    const accepted = { ...params, ...body, userId: visitor.userId, email: provenAddress(visitor), network: networkOf(request.ip), now }
    rememberCreator(cookies, reply, await acceptInvitation(tx, accepted))
    return { status: 204 }
  }),
]
