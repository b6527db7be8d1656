import type { CreatorRole } from '#contract/core/permissions.ts'
import { upsertMembership } from '#domains/identity/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { inOrder } from './team.rules.ts'

type NewMember = { creatorId: string; userId: string; roles: readonly CreatorRole[]; now: Date }

/** Adds a member, or adds these roles to an existing one. */
export const addMember = async (tx: Tx, { roles, ...member }: NewMember): Promise<void> => {
  await upsertMembership(tx, { ...member, roles: inOrder(roles) })
}
