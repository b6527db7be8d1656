import { creatorLevel, type Level, reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import type { SignedIn } from '#platform/http/visitor.ts'

/** What a person may search, according to the permission tables. */
export type SearchScope = {
  staff: { sales: boolean; licenses: boolean; creators: boolean }
  creator: { id: string; products: boolean; sales: boolean; customers: boolean; licenses: boolean; coupons: boolean } | null
  /** With a confirmed address, what they own. */
  own: boolean
}

const atAll: Level = 'no-names'

type Searcher = Pick<SignedIn, 'staffRoles' | 'creatorId' | 'creatorRoles' | 'user'>

/** Without a key everybody is treated as a customer. */
export const scopeOf = ({ staffRoles, creatorId, creatorRoles, user }: Searcher, hasKey: boolean): SearchScope => {
  const asStaff = (area: Parameters<typeof staffLevel>[0]) => hasKey && reachesLevel(staffLevel(area, staffRoles), 'read')
  const asCreator = (area: Parameters<typeof creatorLevel>[0], level: Level) => reachesLevel(creatorLevel(area, creatorRoles), level)
  return {
    staff: { sales: asStaff('sales'), licenses: asStaff('licenses'), creators: asStaff('creators') },
    creator:
      hasKey && creatorId !== null
        ? {
            id: creatorId,
            products: asCreator('products', atAll),
            sales: asCreator('sales', atAll),
            customers: asCreator('sales', 'read'),
            licenses: asCreator('sales', 'read') && asCreator('releases', 'read'),
            coupons: asCreator('promotion', 'read'),
          }
        : null,
    own: user.confirmedAccount,
  }
}
