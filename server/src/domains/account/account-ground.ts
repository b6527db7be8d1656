import type { IdentityGround } from '#domains/identity/index.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import type { VisitorGround } from './to-visitor.ts'

/** What the customer's desk stands on. */
export type AccountGround = IdentityGround & VisitorGround & { cookies: Cookies }
