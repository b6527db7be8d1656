import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'

/** Who may see and change the team of the creator they act for. */
export const mayLeadTeam = (user: Pick<User, 'creatorRoles'>): boolean => reachesLevel(creatorLevel('team', user.creatorRoles), 'write')
