import { mayActForCreators, type StaffRole } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { isCreator } from './creator-meta.views.ts'
import { isMember } from './team/member.views.ts'

type Choice = { creatorId: string; userId: string; staffRoles: readonly StaffRole[]; network: string; now: Date }

/** Members act for their own creators; staff who take another creator's place leave a trace. Anyone else's does not exist for them. */
export const chooseCreator = async (tx: Tx, { creatorId, userId, staffRoles, network, now }: Choice): Promise<void> => {
  if (await isMember(tx, creatorId, userId)) return
  if (!mayActForCreators(staffRoles) || !(await isCreator(tx, creatorId))) refuse('not-found')
  await record(tx, { action: 'creator.acted-for', at: now, actorId: userId, creatorId, network })
}
