import * as contract from '#contract/identity/identity.ts'
import { twoFactorHeader } from '#contract/identity/sign-in-rules.ts'
import { getUser, signOut } from '#contract/identity/user.ts'
import { newSecret } from '#kernel/secrets.ts'
import { implement, implementAfter, implementAlone } from '#platform/http/implement.ts'
import { prepareSignUp, signUp } from '../accounts/sign-up.ts'
import type { IdentityRouteDeps } from '../identity-deps.ts'
import { answerSession, schemeOf, signInOrigin } from './answer-session.ts'
import { describePrincipal } from './describe-principal.ts'
import { originOf } from './origin-of.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { deleteSession } from './session.store.ts'
import { forgetVisitor, signingUpCookie, signingUpSeconds } from './session-cookies.ts'
import { checkPassword, signIn } from './sign-in.ts'

/** Ways in and out. */
export const signInRoutes = (deps: IdentityRouteDeps) => [
  // What was bought a moment ago must show, so no copy of the database is asked.
  implementAlone(getUser, async ({ db, visitor }) => ({ status: 200, body: await describePrincipal(db, deps, visitor) })),

  implementAfter(
    contract.signIn,
    async ({ db, query, body, scope, request }) => {
      const scheme = schemeOf(query.scheme, scope)
      const origin = signInOrigin(request, deps, scheme)
      return { scheme, origin, checked: await checkPassword(db, query.email, body, origin) }
    },
    async ({ tx, prepared, visitor, request, reply, now }) => {
      const { origin } = prepared
      const secondFactor = request.headers[twoFactorHeader]
      const outcome = await signIn(tx, deps, {
        ...prepared,
        secondFactor: secondFactor === undefined ? undefined : String(secondFactor),
        now,
      })
      if ('refusal' in outcome) return outcome
      return { status: 200, body: await answerSession(tx, deps, { visitor, session: outcome.session, origin, request, reply, now }) }
    },
  ),

  implement(signOut, async ({ tx, visitor, reply }) => {
    if (visitor.kind === 'user') await deleteSession(tx, visitor.userId, visitor.sessionId)
    forgetVisitor(deps.cookies, reply)
    return { status: 204 }
  }),

  implementAfter(
    contract.signUp,
    ({ db, body, request }) => prepareSignUp(db, body, originOf(request, deps.cookies)),
    async ({ tx, body, query, prepared, request, reply, now }) => {
      const browserSecret = newSecret()
      const origin = originOf(request, deps.cookies)
      await signUp(tx, deps, {
        form: body,
        passwordHash: prepared,
        wantsNewsletter: query.communicationOptIn === 'true',
        browserSecret,
        origin,
        now,
      })
      if (origin.scope === '') deps.cookies.set(reply, signingUpCookie, browserSecret, signingUpSeconds)
      return { status: 202, body: { status: 'activation_pending', email: body.email } }
    },
  ),

  implement(contract.refreshTokens, async ({ tx, query, body, visitor, request, reply, now }) => {
    const origin = originOf(request, deps.cookies)
    const outcome = await refreshTokens(tx, deps, { refreshToken: query.token, accessToken: body, origin, now })
    if ('refusal' in outcome) return outcome
    return { status: 200, body: await answerSession(tx, deps, { visitor, session: outcome.session, origin, request, reply, now }) }
  }),
]
