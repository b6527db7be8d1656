import { type StaffRole, staffRoles } from '#contract/core/permissions.ts'

export type StaffVerdict = { allowed: true } | { allowed: false; because: 'last-owner' }

type Change = { before: readonly StaffRole[]; after: readonly StaffRole[]; otherOwners: number }

/** A shop with an Owner keeps one, or nobody could give roles any more. */
export const judgeStaffChange = ({ before, after, otherOwners }: Change): StaffVerdict =>
  before.includes('Owner') && !after.includes('Owner') && otherOwners === 0 ? { allowed: false, because: 'last-owner' } : { allowed: true }

/** The same roles, each once, in the order of the permission table. */
export const inOrder = (roles: readonly StaffRole[]): StaffRole[] => staffRoles.filter((role) => roles.includes(role))
