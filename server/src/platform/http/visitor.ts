import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'
import type { Reader } from '#platform/database/database.ts'

/** A user without their belongings, which are loaded where they are needed. */
export type Person = Omit<User, 'ownedProducts' | 'subscribedProducts' | 'hasProducts' | 'hasSubscriptions' | 'accessibleCreators'>

export type Membership = { creatorId: string; roles: readonly CreatorRole[] }

/** A signed-in user. The roles are those in the creator they act for. */
export type SignedIn = {
  kind: 'user'
  userId: string
  sessionId: string
  /** '' on the site itself, or the creator whose scope a program's tokens are for. */
  scope: string
  /** When the password was last entered. */
  authenticatedAt: Date
  staffRoles: readonly StaffRole[]
  creatorId: string | null
  creatorRoles: readonly CreatorRole[]
  memberships: readonly Membership[]
  /** All products they own, as `creator/product`; in a creator's scope those of that creator. Loaded on demand. */
  listOwned(db: Reader): Promise<ReadonlySet<string>>
  /** The answer of the user call, without belongings; loaded with the session. */
  user: Person
  /** The belongings in the user call; loaded for that call only, and only if the address is confirmed. */
  belongings: { owned: readonly string[]; subscribed: readonly string[] } | null
}

/** Who makes a request. */
export type Visitor = { kind: 'anonymous' } | SignedIn

export const anonymous: Visitor = { kind: 'anonymous' }

export const isStaff = (visitor: Visitor): boolean => visitor.kind === 'user' && visitor.staffRoles.length > 0

/** Signed in, with a confirmed address. Anyone can sign up with any address. */
export const isProven = (visitor: Visitor): visitor is SignedIn => visitor.kind === 'user' && visitor.user.confirmedAccount

/** What someone owns; a visitor who is not signed in owns nothing. */
export const ownedBy = async (db: Reader, visitor: Visitor): Promise<ReadonlySet<string>> =>
  visitor.kind === 'user' ? visitor.listOwned(db) : new Set()

/** Members see their own creator's unpublished work; staff see everyone's. */
export const mayPreview = (visitor: Visitor, creatorId: string): boolean =>
  isStaff(visitor) || (visitor.kind === 'user' && visitor.memberships.some((membership) => membership.creatorId === creatorId))

/** Staff acting for a creator: every change is written to the audit log. */
export const isActingForOther = (visitor: SignedIn): boolean =>
  visitor.creatorId !== null && !visitor.memberships.some((membership) => membership.creatorId === visitor.creatorId)
