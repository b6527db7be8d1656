import { record } from '#domains/audit/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { endActing } from './acting.store.ts'

type Stopping = { userId: string; sessionId: string; network: string; now: Date }

/** Stops acting for any creator. */
export const stopActing = async (tx: Tx, { userId, sessionId, network, now }: Stopping): Promise<void> => {
  for (const creatorId of await endActing(tx, sessionId, now)) {
    await record(tx, { action: 'creator.acting-stopped', at: now, actorId: userId, creatorId, network })
  }
}
