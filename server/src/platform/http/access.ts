import { creatorLevel, reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import type { Access } from '#contract/core/route.ts'
import { refuse } from '#kernel/refusal.ts'
import { isStaff, type SignedIn, type Visitor } from './visitor.ts'

export type AccessVerdict = { allowed: true } | { allowed: false; because: 'signed-out' | 'not-allowed' | 'not-found' }

type Circumstances = { visitor: Visitor; isDevelopment: boolean; isOperator: boolean }

const no = (because: 'signed-out' | 'not-allowed' | 'not-found'): AccessVerdict => ({ allowed: false, because })
const yes: AccessVerdict = { allowed: true }

const forUsers = (visitor: Visitor, holds: (visitor: SignedIn) => boolean): AccessVerdict => {
  if (visitor.kind === 'anonymous') return no('signed-out')
  return holds(visitor) ? yes : no('not-allowed')
}

export const judgeAccess = (access: Access, { visitor, isDevelopment, isOperator }: Circumstances): AccessVerdict => {
  if (typeof access === 'object') {
    return forUsers(visitor, (user) =>
      'creator' in access
        ? user.creatorId !== null && reachesLevel(creatorLevel(access.creator, user.creatorRoles), access.level)
        : reachesLevel(staffLevel(access.staff, user.staffRoles), access.level),
    )
  }
  switch (access) {
    case 'public':
      return yes
    case 'signed-in':
      return forUsers(visitor, () => true)
    case 'creator':
      return forUsers(visitor, (user) => user.creatorId !== null)
    case 'staff':
      return forUsers(visitor, isStaff)
    // Calls that are not public answer as missing.
    case 'operator':
      return isOperator ? yes : no('not-found')
    case 'development':
      return isDevelopment ? yes : no('not-found')
  }
}

export const requireAccess = (access: Access, circumstances: Circumstances): void => {
  const verdict = judgeAccess(access, circumstances)
  if (!verdict.allowed) refuse(verdict.because)
}

const recentMilliseconds = 10 * 60 * 1000

/** Calls that could take over an account need a recently entered password, not just a browser left open. */
export const requireRecentSignIn = (visitor: Visitor, now: Date): void => {
  if (visitor.kind === 'user' && now.getTime() - visitor.authenticatedAt.getTime() > recentMilliseconds) refuse('confirm-password')
}
