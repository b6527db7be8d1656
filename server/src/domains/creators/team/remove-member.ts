import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteMember, lockTeam } from './member.store.ts'
import { judgeTeamChange } from './team.rules.ts'
import { recordDeed, type TeamDeed } from './team-deed.ts'

/** Somebody leaves the team, on their own or not. */
export const removeMember = async (tx: Tx, { userId, ...deed }: TeamDeed & { userId: string }): Promise<void> => {
  const team = await lockTeam(tx, deed.creatorId)
  const verdict = judgeTeamChange(team, userId, [])
  if (!verdict.allowed) refuse(verdict.because)
  await deleteMember(tx, deed.creatorId, userId)
  const before = team.find((member) => member.userId === userId)?.roles
  await recordDeed(tx, deed, { action: 'team.removed', subject: userId, details: { before } })
}
