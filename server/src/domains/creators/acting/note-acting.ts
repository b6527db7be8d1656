import { sql } from 'kysely'
import type { Access } from '#contract/core/route.ts'
import { record } from '#domains/audit/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { isActingForOther, type Visitor } from '#platform/http/visitor.ts'

type Call = { route: { name: string; access: Access }; visitor: Visitor; network: string; now: Date }

const isCreators = (access: Access): boolean => access === 'creator' || (typeof access === 'object' && 'creator' in access)

/** An action that logs its own details has written its own entry. */
const isNoted = async (tx: Tx, actorId: string, creatorId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from (select a.creator_id, a.at from audit_log a where a.actor_id = ${actorId} order by a.id desc limit 20) a
      where a.creator_id = ${creatorId} and a.at = ${now}
    ) as found`.execute(tx)
  return rows[0]?.found ?? false
}

/** Every change that staff make for a creator is in the log with both ids, even if the action writes no entry itself. */
export const noteActing = async (tx: Tx, { route, visitor, network, now }: Call): Promise<void> => {
  if (visitor.kind !== 'user' || visitor.creatorId === null || !isActingForOther(visitor) || !isCreators(route.access)) return
  const { userId, creatorId } = visitor
  if (await isNoted(tx, userId, creatorId, now)) return
  const details = { action: route.name }
  await record(tx, { action: 'creator.changed-by-staff', at: now, actorId: userId, creatorId, details, network })
}
