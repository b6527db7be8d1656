import type { Reader } from '#platform/database/database.ts'
import { signatureHeader, signBody } from './signature.ts'
import './sandbox.tables.ts'

const waits = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600]

export type Delivery = { db: Reader; webhookUrl: string; secret: Uint8Array; timesEach(): number }

const send = async ({ webhookUrl, secret }: Delivery, body: string): Promise<boolean> => {
  try {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, new Date()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends what is due. An event is claimed by putting its next try off, so that several senders share the work. */
export const deliverDue = async (delivery: Delivery, now: Date): Promise<number> => {
  const { db } = delivery
  const claimed = await db
    .updateTable('sandbox_events')
    .set((set) => ({ tries: set('tries', '+', 1), next_try_at: new Date(now.getTime() + 10_000) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('sandbox_events')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'tries'])
    .execute()
  await Promise.all(
    claimed.map(async ({ id, body, tries }) => {
      const taken = await Promise.all(Array.from({ length: delivery.timesEach() }, () => send(delivery, body)))
      const wait = waits[tries - 1]
      const next = taken.includes(true) || wait === undefined ? null : new Date(now.getTime() + wait * 1000)
      await db.updateTable('sandbox_events').set({ next_try_at: next }).where('id', '=', id).execute()
    }),
  )
  return claimed.length
}
