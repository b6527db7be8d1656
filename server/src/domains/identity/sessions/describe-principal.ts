import { mayActForCreators } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'
import type { Reader } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { withNothing } from '../accounts/describe-user.ts'
import { isIn, type PrincipalDeps } from './to-principal.ts'

/** Somebody signed in with what belongs to them, which the user call alone tells. */
export const describePrincipal = async (db: Reader, { belongings }: PrincipalDeps, principal: SignedIn): Promise<User> => {
  const { user, scope, staffRoles } = principal
  const { owned, subscribed } = principal.belongings ?? { owned: [], subscribed: [] }
  // In a creator's scope by their bare ids.
  const toId = (key: string): string => (scope === '' ? key : key.slice(scope.length + 1))
  const ownedProducts = owned.filter(isIn(scope)).map(toId)
  const subscribedProducts = subscribed.filter(isIn(scope)).map(toId)
  return {
    ...withNothing(user),
    ownedProducts,
    subscribedProducts,
    hasProducts: ownedProducts.length > 0,
    hasSubscriptions: subscribedProducts.length > 0,
    ...(mayActForCreators(staffRoles) && { accessibleCreators: await belongings.countCreators(db) }),
  }
}
