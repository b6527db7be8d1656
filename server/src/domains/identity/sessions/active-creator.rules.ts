import { type CreatorRole, mayActForCreators, type StaffRole } from '#contract/core/permissions.ts'
import type { Membership } from '#platform/http/visitor.ts'
import type { SessionRow } from './principal.views.ts'

export type ActiveCreator = { creatorId: string | null; creatorRoles: readonly CreatorRole[] }

/**
 * Whom somebody acts for: the creator they chose, if they may; otherwise the first team they joined. Staff who may act for
 * creators have every right there; programs of a creator's site act for nobody.
 * Staff whose hour is over are in nobody's place until they choose: a page that is still open must not save into a team of their own.
 */
export const chooseActive = (
  memberships: readonly Membership[],
  staffRoles: readonly StaffRole[],
  wanted: string | undefined,
  acting: string | null,
): ActiveCreator => {
  const chosen = memberships.find((membership) => membership.creatorId === wanted)
  if (chosen) return { creatorId: chosen.creatorId, creatorRoles: chosen.roles }
  if (acting && mayActForCreators(staffRoles)) return { creatorId: acting, creatorRoles: ['Admin'] }
  if (wanted !== undefined && mayActForCreators(staffRoles)) return { creatorId: null, creatorRoles: [] }
  const [first] = memberships
  return { creatorId: first?.creatorId ?? null, creatorRoles: first?.roles ?? [] }
}

/** Staff roles count once a second factor protects them; in the demo shop the password is enough. */
export const effectiveStaffRoles = (
  row: Pick<SessionRow, 'staff_roles' | 'has_two_factor'>,
  needsTwoFactor: boolean,
): readonly StaffRole[] => (needsTwoFactor && !row.has_two_factor ? [] : row.staff_roles)
