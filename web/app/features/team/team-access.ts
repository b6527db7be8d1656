import type { User } from '#contract/identity.ts'
import { creatorLevel, reachesLevel } from '#contract/permissions.ts'

/** Who may see and change the team of the creator they act for. */
export const mayLeadTeam = (user: Pick<User, 'creatorRoles'>): boolean => reachesLevel(creatorLevel('team', user.creatorRoles), 'write')
