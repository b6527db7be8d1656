import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { postText } from './post-text.ts'
import { signatureHeader, signBody } from './signature.ts'
import './sandbox.tables.ts'

const waits = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600]

/** How many are sent at a time. */
export const maxAtOnce = 20

export type Delivery = { db: Reader; webhookUrl: string; secret: Uint8Array; timesEach(): number }

const send = async ({ webhookUrl, secret }: Delivery, body: string): Promise<boolean> => {
  try {
    const headers = { [signatureHeader]: signBody(secret, body, new Date()) }
    // A busy shop is waited for; one that is gone is noticed at once.
    const { status } = await postText({ url: webhookUrl, body, headers, within: 30_000 })
    return status >= 200 && status < 300
  } catch {
    return false
  }
}

/** Sends what is due. Moving the next attempt claims an event, so that several senders share the work. */
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
        .limit(maxAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'tries'])
    .execute()
  const done: string[] = []
  await Promise.all(
    claimed.map(async ({ id, body, tries }) => {
      const taken = await Promise.all(Array.from({ length: delivery.timesEach() }, () => send(delivery, body)))
      const wait = waits[tries - 1]
      if (taken.includes(true) || wait === undefined) return void done.push(id)
      const next = new Date(now.getTime() + wait * 1000)
      await db.updateTable('sandbox_events').set({ next_try_at: next }).where('id', '=', id).execute()
    }),
  )
  await db.updateTable('sandbox_events').set({ next_try_at: null }).where('id', '=', sql<string>`any(${done})`).execute()
  return claimed.length
}
