import { reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdVersion } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

type Assignment = { id: string; version: number; assigneeId: string | null }

/** Only whoever may answer can be given a question. */
const requireAnswerer = async (tx: Tx, userId: string): Promise<string> => {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'staff_roles'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user || !reachesLevel(staffLevel('sales', user.staff_roles), 'write')) {
    refuse('invalid-input', { errors: { assigneeId: ['This person can’t answer customers'] } })
  }
  return user?.name ?? ''
}

export const assignConversation = async (tx: Tx, staff: StaffMember, { id, version, assigneeId }: Assignment): Promise<void> => {
  const held = await holdVersion(tx, id, version)
  const to = assigneeId === null ? 'nobody' : await requireAnswerer(tx, assigneeId)
  await changeConversation(tx, held, { assignee_id: assigneeId })
  await record(tx, {
    action: 'support.assigned',
    at: staff.now,
    actorId: staff.userId,
    subject: id,
    network: staff.network,
    details: { to },
  })
}
