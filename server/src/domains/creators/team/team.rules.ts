import { type CreatorRole, creatorRoles } from '#contract/core/permissions.ts'

export type Member = { userId: string; roles: readonly CreatorRole[] }

export type TeamVerdict = { allowed: true } | { allowed: false; because: 'not-found' | 'last-admin' }

const isAdmin = ({ roles }: { roles: readonly CreatorRole[] }): boolean => roles.includes('Admin')

/** Whether a member may get these roles, or be removed. A team with an Admin keeps at least one, or nobody could change it any more. */
export const judgeTeamChange = (team: readonly Member[], userId: string, roles: readonly CreatorRole[]): TeamVerdict => {
  const member = team.find((one) => one.userId === userId)
  if (!member) return { allowed: false, because: 'not-found' }
  const losesAdmin = isAdmin(member) && !isAdmin({ roles })
  const hasOtherAdmin = team.some((one) => one.userId !== userId && isAdmin(one))
  return losesAdmin && !hasOtherAdmin ? { allowed: false, because: 'last-admin' } : { allowed: true }
}

/** The same roles, each once, in the order of the permission table. */
export const inOrder = (roles: readonly CreatorRole[]): CreatorRole[] => creatorRoles.filter((role) => roles.includes(role))
