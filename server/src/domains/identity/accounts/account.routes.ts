import * as contract from '#contract/identity/account.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import type { IdentityRouteDeps } from '../identity-deps.ts'
import { originOf } from '../sessions/origin-of.ts'
import { forgetVisitor } from '../sessions/session-cookies.ts'
import { keepAnOwner } from '../staff/keep-an-owner.ts'
import { deleteUser } from './delete-user.ts'
import { exportAccount } from './export-account.ts'

/** What belongs to the person: a copy of it, and the end of it. */
export const accountRoutes = (deps: IdentityRouteDeps) => [
  implement(contract.exportAccount, async ({ db, visitor, reply, now }) => {
    reply.header('content-disposition', 'attachment; filename="soundfair-account.json"').header('cache-control', 'no-store')
    return { status: 200, body: { exportedAt: now.toISOString(), ...(await exportAccount(db, deps.belongings, visitor.userId)) } }
  }),

  implement(contract.deleteAccount, async ({ tx, visitor, body, request, reply, now }) => {
    if (body.email.toLowerCase() !== visitor.user.email.toLowerCase()) {
      refuse('invalid-input', { errors: { email: ['This isn’t the address of your account'] } })
    }
    const origin = originOf(request, deps.cookies)
    const { userId, user } = visitor
    await keepAnOwner(tx, userId)
    await deps.belongings.leaveTeams(tx, {
      userId,
      provenEmail: user.confirmedAccount ? user.email : undefined,
      network: origin.network,
      now,
    })
    await deleteUser(tx, deps, { userId, by: { actorId: userId, network: origin.network }, now })
    forgetVisitor(deps.cookies, reply)
    return { status: 204 }
  }),
]
