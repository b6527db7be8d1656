import type { User } from '#contract/identity/user.ts'

const home = '/account/licenses'

/** Where somebody works: staff in the admin area, creators in their studio, everybody else in their licenses. */
export const homeOf = ({ staffRoles, creatorId }: Pick<User, 'staffRoles' | 'creatorId'>): string => {
  if (staffRoles.length > 0) return '/admin'
  return creatorId === undefined ? home : '/creator'
}

/** Pages on the way in. Being sent back to one of them would be a loop. */
const signInPages = new Set(['/sign-in', '/login', '/sign-up', '/forgot-password', '/reset-password', '/confirm-account'])

const isSignInPage = (path: string): boolean => signInPages.has(path) || path.endsWith('/sign-in')

/** One slash, not followed by another one or by a backslash: browsers take `//host` and `/\host` for another site. */
const isLocal = (path: string): boolean => /^\/(?![/\\])/.test(path)

const holdsControls = (text: string): boolean => /\p{Cc}/u.test(text)

/** The requested path, if it is one of ours and not a loop. */
export const askedPath = (to: string | null | undefined): string | undefined => {
  if (!to || !isLocal(to) || holdsControls(to) || !URL.canParse(to, 'http://here')) return undefined
  // Resolved as a browser would: dots and backslashes can hide a second slash.
  const { origin, pathname, search, hash } = new URL(to, 'http://here')
  if (origin !== 'http://here' || !isLocal(pathname) || isSignInPage(pathname.replace(/\/+$/, ''))) return undefined
  return `${pathname}${search}${hash}`
}

/** Where to go after signing in: the path asked for if it may be, and otherwise the licenses. */
export const returnPath = (to: string | null | undefined, otherwise: string = home): string => askedPath(to) ?? otherwise

/** The address of another sign-in page that remembers the way back. */
export const withReturn = (path: string, to: string | null | undefined): string => (to ? `${path}?to=${encodeURIComponent(to)}` : path)
