import { mayActForCreators } from '#contract/permissions.ts'
import type { User } from '#contract/user.ts'
import type { Vault } from '#kernel/vault.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { describeUser } from './describe-user.ts'
import { type ActiveCreator, chooseActive, effectiveStaffRoles } from './user.rules.ts'
import type { SessionRow } from './user.views.ts'

export type VisitorGround = { signatures: Vault; staffNeedTwoFactor: boolean }

const day = 24 * 60 * 60 * 1000

/** What the search endpoint needs to know about whoever searches; it changes once a day, so that caches can hold on to it. */
const searchKeyOf = (signatures: Vault, userId: string, creatorId: string | null, now: Date): string =>
  signatures.sign('search', `${userId} ${creatorId ?? ''}`, new Date((Math.floor(now.getTime() / day) + 2) * day))

const nobodys: ActiveCreator = { creatorId: null, creatorRoles: [] }

/** Somebody signed in, from the one row that was read. On a creator's own site everybody is a customer, staff too. */
export const toVisitor = (row: SessionRow, wantedCreator: string | undefined, ground: VisitorGround, now: Date): SignedIn => {
  const isCustomer = row.scope !== ''
  const memberships = isCustomer ? [] : row.memberships
  const staffRoles = isCustomer ? [] : effectiveStaffRoles(row, ground.staffNeedTwoFactor)
  const active = isCustomer ? nobodys : chooseActive(memberships, staffRoles, wantedCreator, row.wanted_creator)
  const isCreator = memberships.length > 0
  // On a creator's own site its own products alone.
  const owned = row.owned_products.filter((key) => !isCustomer || key.startsWith(`${row.scope}/`))
  const user: User = {
    ...describeUser(row, row.scope, row),
    staffRoles: [...staffRoles],
    creatorRoles: [...active.creatorRoles],
    isCreator,
    ownedProducts: owned,
    hasProducts: owned.length > 0,
    ...(active.creatorId !== null && { creatorId: active.creatorId }),
    ...((isCreator || staffRoles.length > 0) && { searchKey: searchKeyOf(ground.signatures, row.id, active.creatorId, now) }),
    ...(mayActForCreators(staffRoles) && row.creator_count !== null && { accessibleCreators: row.creator_count }),
    ...(!isCustomer && row.staff_roles.length > staffRoles.length && { twoFactorRequired: true }),
  }
  return {
    kind: 'user',
    userId: row.id,
    sessionId: row.session_id,
    scope: row.scope,
    freshAt: row.fresh_at,
    staffRoles,
    creatorId: active.creatorId,
    creatorRoles: active.creatorRoles,
    memberships,
    user,
  }
}
