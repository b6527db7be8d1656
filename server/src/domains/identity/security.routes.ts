import * as contract from '#contract/identity/account.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { findPendingEmail } from './accounts/code.store.ts'
import { getUserRow } from './accounts/user.store.ts'
import type { IdentityRouteDeps } from './identity-deps.ts'
import { endEverySession, endSession } from './sessions/end-session.ts'
import { countTry } from './sessions/guess-limits.ts'
import { originOf } from './sessions/origin-of.ts'
import { listSessionsOf } from './sessions/session.store.ts'
import { forgetVisitor } from './sessions/session-cookies.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor/change-two-factor.ts'
import { countRecoveryCodes } from './two-factor/recovery-codes.ts'

/** Where somebody is signed in, and how the account is protected. */
export const securityRoutes = (deps: IdentityRouteDeps) => [
  implement(contract.listSessions, async ({ db, visitor, now }) => {
    const sessions = await listSessionsOf(db, visitor.userId, now)
    const scopes = [...new Set(sessions.map(({ scope }) => scope))].filter((scope) => scope !== '')
    const names = await deps.belongings.nameCreators(db, scopes)
    return {
      status: 200,
      body: sessions.map(({ id, scope, device, network, created_at, last_seen_at }) => ({
        id,
        isCurrent: id === visitor.sessionId,
        device,
        network,
        creatorId: scope || null,
        creatorName: (names.get(scope) ?? scope) || null,
        createdAt: created_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      })),
    }
  }),

  implement(contract.endSession, async ({ tx, params, visitor, request, now }) => {
    await endSession(tx, params.sessionId, { userId: visitor.userId, network: networkOf(request.ip), now })
    return { status: 204 }
  }),

  implement(contract.signOutEverywhere, async ({ tx, visitor, request, reply, now }) => {
    await endEverySession(tx, { userId: visitor.userId, network: networkOf(request.ip), now })
    forgetVisitor(deps.cookies, reply)
    return { status: 204 }
  }),

  implement(contract.getSecurity, async ({ db, visitor, now }) => {
    const user = await getUserRow(db, visitor.userId)
    return {
      status: 200,
      body: {
        hasPassword: user.password_hash !== null,
        pendingEmail: await findPendingEmail(db, user.id, now),
        twoFactor: {
          since: user.totp_since?.toISOString() ?? null,
          recoveryCodesLeft: await countRecoveryCodes(db, user.id),
          isRequired: deps.staffNeedTwoFactor && user.staff_roles.length > 0,
        },
      },
    }
  }),

  implement(contract.beginTwoFactor, async ({ tx, visitor }) => ({ status: 200, body: await beginTwoFactor(tx, deps, visitor.userId) })),

  implementAfter(
    contract.confirmTwoFactor,
    // The network is counted by the route.
    ({ db, visitor }) => countTry(db, [{ limit: 'two-factor-of-account', of: visitor.userId }]),
    async ({ tx, visitor, body, request, now }) => {
      const origin = originOf(request, deps.cookies)
      const recoveryCodes = await confirmTwoFactor(tx, deps, { userId: visitor.userId, code: body.code, origin, now })
      return { status: 200, body: { recoveryCodes } }
    },
  ),

  implement(contract.renewRecoveryCodes, async ({ tx, visitor, request, now }) => {
    const origin = originOf(request, deps.cookies)
    return { status: 200, body: { recoveryCodes: await renewRecoveryCodes(tx, deps, { userId: visitor.userId, origin, now }) } }
  }),

  implement(contract.endTwoFactor, async ({ tx, visitor, request, now }) => {
    await endTwoFactor(tx, deps, { userId: visitor.userId, origin: originOf(request, deps.cookies), now })
    return { status: 204 }
  }),
]
