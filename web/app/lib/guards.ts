import { data, type MiddlewareFunction } from 'react-router'
import type { User } from '#contract/identity.ts'
import { viewerContext } from './visit.ts'

export type Guard = 'auth' | 'creator-auth' | 'admin-auth'

export type GuardVerdict = { allowed: true } | { allowed: false; status: 401 | 403 }

const holds: Record<Guard, (user: User) => boolean> = {
  auth: () => true,
  'creator-auth': (user) => user.creatorId !== undefined,
  'admin-auth': (user) => user.staffRoles.length > 0,
}

/** Signed out gives the 401 screen, signed in without the right the 403 screen. */
export const judgeGuard = (guard: Guard, user: User | null): GuardVerdict => {
  if (!user) return { allowed: false, status: 401 }
  return holds[guard](user) ? { allowed: true } : { allowed: false, status: 403 }
}

const statusTexts = { 401: 'Unauthorized', 403: 'Forbidden' } as const

export const guarded =
  (guard: Guard): MiddlewareFunction<Response> =>
  async ({ context }, next) => {
    const verdict = judgeGuard(guard, context.get(viewerContext))
    if (!verdict.allowed) throw data(null, { status: verdict.status, statusText: statusTexts[verdict.status] })
    return next()
  }
