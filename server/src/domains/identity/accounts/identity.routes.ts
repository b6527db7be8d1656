import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/identity/identity.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { requireRecentSignIn } from '#platform/http/access.ts'
import { implementAfter } from '#platform/http/implement.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { IdentityRouteDeps } from '../identity-deps.ts'
import { forgotPassword, prepareForgotPassword } from '../passwords/forgot-password.ts'
import { prepareReset, resetPassword } from '../passwords/reset-password.ts'
import { confirmPassword, prepareSetPassword, requireOwnPassword, setPassword } from '../passwords/set-password.ts'
import { answerSession, readUser, schemeOf, signInOrigin } from '../sessions/answer-session.ts'
import { countTry, mailBuckets } from '../sessions/guess-limits.ts'
import { originOf } from '../sessions/origin-of.ts'
import { signingUpCookie } from '../sessions/session-cookies.ts'
import { tryCode } from '../two-factor/try-code.ts'
import { confirmEmailChange } from './change-email.ts'
import { confirmAccount, confirmAddress } from './confirm-account.ts'
import { describePerson, withNothing } from './describe-user.ts'
import { mailConfirmation } from './sign-up.ts'
import { updateIdentity } from './update-account.ts'
import { getUserRow } from './user.store.ts'

type Trying = { db: Reader; query: { email: string; code: string }; request: FastifyRequest; now: Date }

const idOf = (visitor: Visitor): string | undefined => (visitor.kind === 'user' ? visitor.userId : undefined)
const sessionOf = (visitor: Visitor) => (visitor.kind === 'user' ? { userId: visitor.userId, id: visitor.sessionId } : undefined)

/** Passwords, addresses and what else an account consists of. */
export const identityRoutes = (deps: IdentityRouteDeps) => {
  const { cookies } = deps
  const tryConfirmation = ({ db, query, request, now }: Trying) =>
    tryCode(db, { email: query.email, code: query.code, purpose: 'confirm-account', origin: originOf(request, cookies), now })
  return [
    implementAfter(
      contract.forgotPassword,
      ({ db, query, request }) => prepareForgotPassword(db, query.email, originOf(request, cookies)),
      async ({ tx, query }) => {
        await forgotPassword(tx, query.email)
        return { status: 204 }
      },
    ),

    implementAfter(
      contract.resetPassword,
      ({ db, query, body, request, now }) => prepareReset(db, { ...query, password: body, origin: originOf(request, cookies), now }),
      async ({ tx, query, body, prepared, request, now }) => {
        await resetPassword(tx, deps, { ...query, password: body, passwordHash: prepared, origin: originOf(request, cookies), now })
        return { status: 204 }
      },
    ),

    implementAfter(
      contract.setPassword,
      ({ db, body, visitor, request }) => prepareSetPassword(db, { email: visitor.user.email, origin: originOf(request, cookies) }, body),
      async ({ tx, visitor, prepared, request, now }) => {
        const { userId, sessionId } = visitor
        await setPassword(tx, deps, { userId, sessionId, ...prepared, origin: originOf(request, cookies), now })
        return { status: 204 }
      },
    ),

    implementAfter(
      contract.confirmPassword,
      ({ db, body, visitor, request }) =>
        requireOwnPassword(db, { email: visitor.user.email, origin: originOf(request, cookies) }, body, 'body'),
      async ({ tx, visitor, prepared, now }) => {
        await confirmPassword(tx, visitor.sessionId, prepared, now)
        return { status: 204 }
      },
    ),

    implementAfter(contract.confirmAccount, tryConfirmation, async ({ tx, query, scope, visitor, request, reply, now }) => {
      const { email, code } = query
      const scheme = schemeOf(query.scheme, scope)
      const origin = signInOrigin(request, deps, scheme)
      const browserSecret = origin.scope === '' ? cookies.read(request, signingUpCookie) : undefined
      const confirmed = await confirmAccount(tx, deps, { email, code, browserSecret, signedInAs: idOf(visitor), scheme, origin, now })
      if (confirmed.status === 'PasswordSetupRequired') {
        const { status, userId, resetPasswordToken } = confirmed
        const user = withNothing(describePerson(await getUserRow(tx, userId), origin.scope))
        return { status: 200, body: { ...user, status, resetPasswordToken } }
      }
      cookies.clear(reply, signingUpCookie)
      const user = await answerSession(tx, deps, { visitor, session: confirmed.session, origin, request, reply, now })
      return { status: 200, body: { ...user, status: confirmed.status } }
    }),

    implementAfter(
      contract.resendConfirmation,
      ({ db, visitor, request }) => countTry(db, mailBuckets(visitor.user.email.toLowerCase(), originOf(request, cookies).network)),
      async ({ tx, visitor, now }) => {
        const { name, email, confirmedAccount } = visitor.user
        if (confirmedAccount) return refuse('already-done', { detail: 'Your address is already confirmed.' })
        await mailConfirmation(tx, deps, { userId: visitor.userId, name, email, browserHash: null, now })
        return { status: 204 }
      },
    ),

    implementAfter(contract.confirmEmail, tryConfirmation, async ({ tx, query, visitor, request, now }) => {
      await confirmAddress(tx, deps, { ...query, browserSecret: cookies.read(request, signingUpCookie), signedInAs: idOf(visitor), now })
      return { status: 204 }
    }),

    implementAfter(
      contract.confirmEmailChange,
      ({ db, query, request, now }) => tryCode(db, { ...query, purpose: 'change-email', origin: originOf(request, cookies), now }),
      async ({ tx, query, visitor, request, now }) => {
        await confirmEmailChange(tx, deps, { ...query, session: sessionOf(visitor), origin: originOf(request, cookies), now })
        return { status: 204 }
      },
    ),

    implementAfter(
      contract.updateIdentity,
      async ({ db, body, visitor, request, now }) => {
        const { email, emailConfirmationToken: code } = body
        if (email === undefined || email.toLowerCase() === visitor.user.email.toLowerCase()) return
        const origin = originOf(request, cookies)
        if (code) await tryCode(db, { email, code, purpose: 'change-email', userId: visitor.userId, origin, now })
        else await countTry(db, mailBuckets(email.toLowerCase(), origin.network))
      },
      async ({ tx, visitor, body, request, now }) => {
        const { userId, sessionId } = visitor
        const mustConfirm = await updateIdentity(tx, deps, {
          userId,
          sessionId,
          change: body,
          origin: originOf(request, cookies),
          now,
          requireRecentSignIn: () => requireRecentSignIn(visitor, now),
        })
        return { status: mustConfirm ? 201 : 200, body: await readUser(tx, deps, sessionId, request, now) }
      },
    ),
  ]
}
