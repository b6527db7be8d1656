import type { IdentityDeps } from '#domains/identity/index.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import type { PrincipalDeps } from './to-visitor.ts'

/** What the routes of accounts need. */
export type AccountDeps = IdentityDeps & PrincipalDeps & { cookies: Cookies }
