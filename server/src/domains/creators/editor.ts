import type { FastifyRequest } from 'fastify'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { isActingForOther, type SignedIn } from '#platform/http/visitor.ts'

/** Who edits, for which creator, and from which network. */
export type Editor = {
  userId: string
  creatorId: string
  roles: readonly CreatorRole[]
  /** Staff acting for the creator. */
  asStaff: boolean
  network: string
  now: Date
}

export const editorOf = (visitor: SignedIn, request: FastifyRequest, now: Date): Editor => ({
  userId: visitor.userId,
  creatorId: visitor.creatorId ?? refuse('not-allowed'),
  roles: visitor.creatorRoles,
  asStaff: isActingForOther(visitor),
  network: networkOf(request.ip),
  now,
})

/** Some roles may change pages and texts, but neither prices nor types. */
export const mayChangeEverything = ({ roles }: Editor): boolean => reachesLevel(creatorLevel('products', roles), 'write')

/** Every change that staff make for a creator is logged, with both ids. */
export const noteStaff = async (tx: Tx, editor: Editor, subject: string, action: string): Promise<void> => {
  if (!editor.asStaff) return
  const { userId, creatorId, network, now } = editor
  await record(tx, { action: 'creator.changed-by-staff', at: now, actorId: userId, creatorId, subject, details: { action }, network })
}
