import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import '../creators.tables.ts'

type NewActing = { creatorId: string; userId: string; sessionId: string; reason: string; endsAt: Date; network: string; now: Date }

export const insertActing = async (tx: Tx, { creatorId, userId, sessionId, reason, endsAt, network, now }: NewActing): Promise<void> => {
  await tx
    .insertInto('creator_acting')
    .values({
      id: newId('cac', now),
      creator_id: creatorId,
      user_id: userId,
      session_id: sessionId,
      reason,
      started_at: now,
      ends_at: endsAt,
      network,
    })
    .execute()
}

/** Ends what this session does for creators, and returns for which ones. */
export const endActing = async (tx: Tx, sessionId: string, now: Date): Promise<string[]> => {
  const ended = await tx
    .updateTable('creator_acting')
    .set({ stopped_at: now })
    .where('session_id', '=', sessionId)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('creator_id')
    .execute()
  return ended.map(({ creator_id }) => creator_id)
}
