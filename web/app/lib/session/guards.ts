import { data, type MiddlewareFunction, redirect } from 'react-router'
import type { User } from '#contract/identity/user.ts'
import { viewerContext } from './page-request.ts'
import { askedPath, homeOf } from './return-path.ts'

export type Guard = 'auth' | 'creator-auth' | 'admin-auth'

export type GuardVerdict = { allowed: true } | { allowed: false; status: 401 | 403 }

const holds: Record<Guard, (user: User) => boolean> = {
  auth: () => true,
  'creator-auth': (user) => user.creatorId !== undefined,
  'admin-auth': (user) => user.staffRoles.length > 0,
}

/** Signed out gives the 401 screen, signed in without the right the 403 screen. */
const judge = (user: User | null, may: (user: User) => boolean): GuardVerdict => {
  if (!user) return { allowed: false, status: 401 }
  return may(user) ? { allowed: true } : { allowed: false, status: 403 }
}

export const judgeGuard = (guard: Guard, user: User | null): GuardVerdict => judge(user, holds[guard])

const statusTexts = { 401: 'Unauthorized', 403: 'Forbidden' } as const

/** The input of a guard: the viewer, and the page. */
type May = (user: User, page: string) => boolean

/** Allows those whom the rule allows: a "no" of the permission tables is a 403 screen. */
export const onlyFor =
  (may: May): MiddlewareFunction<Response> =>
  async ({ context, pattern }, next) => {
    // The route's own spelling, whatever the case of the address; the router omits its first slash.
    const page = `/${pattern.replace(/^\/+/, '')}`
    const verdict = judge(context.get(viewerContext), (user) => may(user, page))
    if (!verdict.allowed) throw data(null, { status: verdict.status, statusText: statusTexts[verdict.status] })
    return next()
  }

/** A guard, followed by the page's own check. */
export const guarded = (guard: Guard, opens: May = () => true): MiddlewareFunction<Response> =>
  onlyFor((user, page) => holds[guard](user) && opens(user, page))

/** A signed-in user is redirected from a sign-in page to where they were going. */
export const pastSignIn =
  (otherwise?: (params: Record<string, string | undefined>) => string): MiddlewareFunction<Response> =>
  async ({ context, request, params }, next) => {
    const user = context.get(viewerContext)
    if (user) throw redirect(askedPath(new URL(request.url).searchParams.get('to')) ?? otherwise?.(params) ?? homeOf(user))
    return next()
  }
