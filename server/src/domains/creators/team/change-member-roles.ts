import type { CreatorRole } from '#contract/core/permissions.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockTeam, setMemberRoles } from './member.store.ts'
import { inOrder, judgeTeamChange } from './team.rules.ts'
import { recordDeed, type TeamDeed } from './team-deed.ts'

type Change = TeamDeed & { userId: string; roles: readonly CreatorRole[] }

export const changeMemberRoles = async (tx: Tx, { userId, roles, ...deed }: Change): Promise<void> => {
  const team = await lockTeam(tx, deed.creatorId)
  const verdict = judgeTeamChange(team, userId, roles)
  if (!verdict.allowed) refuse(verdict.because)
  const before = team.find((member) => member.userId === userId)?.roles
  await setMemberRoles(tx, deed.creatorId, userId, inOrder(roles))
  await recordDeed(tx, deed, { action: 'team.roles-changed', subject: userId, details: { before, after: inOrder(roles) } })
}
