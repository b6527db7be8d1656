import type { CreatorRole } from '#contract/core/permissions.ts'
import { setMembershipRoles } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockTeam } from './member.store.ts'
import { inOrder, judgeTeamChange } from './team.rules.ts'
import { recordTeamAction, type TeamAction } from './team-action.ts'

type Change = TeamAction & { userId: string; roles: readonly CreatorRole[] }

export const changeMemberRoles = async (tx: Tx, { userId, roles, ...action }: Change): Promise<void> => {
  const team = await lockTeam(tx, action.creatorId)
  const verdict = judgeTeamChange(team, userId, roles)
  if (!verdict.allowed) refuse(verdict.because)
  const before = team.find((member) => member.userId === userId)?.roles
  await setMembershipRoles(tx, action.creatorId, userId, inOrder(roles))
  await recordTeamAction(tx, action, { action: 'team.roles-changed', subject: userId, details: { before, after: inOrder(roles) } })
}
