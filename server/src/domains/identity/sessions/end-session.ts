import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSession, deleteSessionsOf } from './session.store.ts'

type Ending = { userId: string; network: string; now: Date }

export const endSession = async (tx: Tx, sessionId: string, { userId, network, now }: Ending): Promise<void> => {
  if (!(await deleteSession(tx, userId, sessionId))) return refuse('not-found')
  await record(tx, { action: 'session.ended', at: now, actorId: userId, network, subject: sessionId })
}

export const endEverySession = async (tx: Tx, { userId, network, now }: Ending): Promise<void> => {
  await deleteSessionsOf(tx, userId)
  await record(tx, { action: 'session.ended-everywhere', at: now, actorId: userId, network })
}
