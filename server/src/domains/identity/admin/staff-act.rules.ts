import type { StaffRole } from '#contract/core/permissions.ts'

type Act = {
  actor: { userId: string; staffRoles: readonly StaffRole[] }
  target: { id: string; staff_roles: readonly StaffRole[]; deleted_at: Date | null }
}

export type StaffActVerdict = { allowed: true } | { allowed: false; because: 'ended' | 'own-account' | 'staff-account' }

/** Why staff may not change somebody's account, in words. */
export const staffActText: Record<Extract<StaffActVerdict, { allowed: false }>['because'], string> = {
  ended: 'This account is deleted or was merged into another one.',
  'own-account': 'This is your own account. Change it in your account settings.',
  'staff-account': 'Only an Owner can change the account of a staff member.',
}

/** Nobody helps themselves here, and whoever may not give roles does not get hold of an account that has some. */
export const judgeStaffAct = ({ actor, target }: Act): StaffActVerdict => {
  if (target.deleted_at !== null) return { allowed: false, because: 'ended' }
  if (target.id === actor.userId) return { allowed: false, because: 'own-account' }
  if (target.staff_roles.length > 0 && !actor.staffRoles.includes('Owner')) return { allowed: false, because: 'staff-account' }
  return { allowed: true }
}
