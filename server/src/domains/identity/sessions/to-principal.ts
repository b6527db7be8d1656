import { mayActForCreators } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'
import type { Vault } from '#kernel/vault.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { describeUser } from '../accounts/describe-user.ts'
import { type ActiveCreator, chooseActive, effectiveStaffRoles } from './active-creator.rules.ts'
import type { SessionRow } from './principal.views.ts'

export type PrincipalDeps = { signatures: Vault; staffNeedTwoFactor: boolean }

const day = 24 * 60 * 60 * 1000

const maxKept = 1_000
const keptKeys = new WeakMap<Vault, Map<string, string>>()

const keptOf = (signatures: Vault): Map<string, string> => {
  const known = keptKeys.get(signatures)
  if (known && known.size < maxKept) return known
  const made = new Map<string, string>()
  keptKeys.set(signatures, made)
  return made
}

/** What the search endpoint needs to know about whoever searches. It changes once a day, so it is signed once a day. */
const searchKeyOf = (signatures: Vault, userId: string, creatorId: string | null, now: Date): string => {
  const until = (Math.floor(now.getTime() / day) + 2) * day
  const who = `${userId} ${creatorId ?? ''}`
  const kept = keptOf(signatures)
  const key = kept.get(`${until} ${who}`) ?? signatures.sign('search', who, new Date(until))
  kept.set(`${until} ${who}`, key)
  return key
}

const nobodys: ActiveCreator = { creatorId: null, creatorRoles: [] }

/** Somebody signed in, from the one row that was read. On a creator's own site everybody is a customer, staff too. */
export const toVisitor = (row: SessionRow, wantedCreator: string | undefined, deps: PrincipalDeps, now: Date): SignedIn => {
  const isCustomer = row.scope !== ''
  const memberships = isCustomer ? [] : row.memberships
  const staffRoles = isCustomer ? [] : effectiveStaffRoles(row, deps.staffNeedTwoFactor)
  const active = isCustomer ? nobodys : chooseActive(memberships, staffRoles, wantedCreator, row.wanted_creator)
  const isCreator = memberships.length > 0
  // On a creator's own site its own products alone, by their bare ids.
  const isHere = (key: string): boolean => !isCustomer || key.startsWith(`${row.scope}/`)
  const said = (key: string): string => (isCustomer ? key.slice(row.scope.length + 1) : key)
  const owned = row.owned_products.filter(isHere)
  const subscribed = row.subscribed_products.filter(isHere)
  const user: User = {
    ...describeUser(row, row.scope, row),
    staffRoles: [...staffRoles],
    creatorRoles: [...active.creatorRoles],
    isCreator,
    ownedProducts: owned.map(said),
    subscribedProducts: subscribed.map(said),
    hasProducts: owned.length > 0,
    hasSubscriptions: subscribed.length > 0,
    ...(active.creatorId !== null && { creatorId: active.creatorId }),
    ...((isCreator || staffRoles.length > 0) && { searchKey: searchKeyOf(deps.signatures, row.id, active.creatorId, now) }),
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
    owned: new Set(owned),
    user,
  }
}
