import { deleteMembership } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockTeam } from './member.store.ts'
import { judgeTeamChange } from './team.rules.ts'
import { recordTeamAction, type TeamAction } from './team-action.ts'

/** Removes a member, by themselves or by an Admin. */
export const removeMember = async (tx: Tx, { userId, ...action }: TeamAction & { userId: string }): Promise<void> => {
  const team = await lockTeam(tx, action.creatorId)
  const verdict = judgeTeamChange(team, userId, [])
  if (!verdict.allowed) refuse(verdict.because)
  await deleteMembership(tx, action.creatorId, userId)
  const before = team.find((member) => member.userId === userId)?.roles
  await recordTeamAction(tx, action, { action: 'team.removed', subject: userId, details: { before } })
}
