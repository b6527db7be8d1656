import { sql } from 'kysely'
import { releasePublished } from '#domains/releases/index.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { IdentifiedMail } from '#platform/mailbox/mailbox.ts'
import { makeLog } from '#server/log.ts'
import { listenersOf } from '#server/wiring.ts'
import { addManyOwners, type ManyOwners } from './many-owners.ts'
import { runJobs } from './run-jobs.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addRelease } from './sample-release.ts'
import { openTestApp, openTestShop } from './test-shop.ts'
import { whenOver } from './when-over.ts'

/** A shop whose product has owners, and whose emails are recorded in the order they are sent. */
export const openAnnouncingShop = async () => {
  const shop = await openTestShop()
  const { db, pool } = shop.database
  await addCreator(db, { id: 'lowtide' })
  await addProduct(db, 'lowtide/deep', { name: 'Deep' })
  await addRelease(db, shop.files, 'lowtide/deep', { version: '1.0.0', publishedAt: '2030-01-01T09:00:00Z' })

  const sent: IdentifiedMail[] = []
  /** A hook for each sent email: it can fail or wait. */
  const onSend: { do(mail: IdentifiedMail): Promise<void> } = { do: async () => undefined }
  const mailbox = {
    send: async (mail: IdentifiedMail) => {
      sent.push(mail)
      await onSend.do(mail)
    },
    check: async () => undefined,
  }
  const posting = { ...shop, mail: { mailbox } }

  const addOwners = (count: number, owners: ManyOwners = {}): Promise<void> => addManyOwners(db, count, owners)

  const release = (version: string, change: Record<string, unknown> = {}) =>
    addRelease(db, shop.files, 'lowtide/deep', { version, publishedAt: '2030-03-01T09:00:00Z', ...change })
  const change = (releaseId: string, values: Record<string, unknown>) =>
    db.updateTable('releases').set(values).where('id', '=', releaseId).execute()
  const tell = (releaseId: string): Promise<void> => db.transaction().execute((tx) => addJob(tx, releasePublished, { releaseId }))

  const work = async () => {
    const worker = await startWorker({ pool, listeners: listenersOf(posting), routines: [], log: makeLog('silent'), metrics: shop.metrics })
    whenOver(() => worker.stop().catch(() => undefined))
    return worker
  }
  const waiting = async (): Promise<number> =>
    Number((await sql<{ count: string }>`select count(*) as count from graphile_worker.jobs`.execute(db)).rows[0]?.count)

  /** Does all work that is due. A run skips a queue while one of its jobs is running, so it may take several runs. */
  const settle = async (): Promise<void> => {
    do await runJobs(posting)
    while (await isAnythingDue())
  }
  const isAnythingDue = async (): Promise<boolean> =>
    (await sql`select from graphile_worker.jobs j where j.run_at <= now() and j.attempts < j.max_attempts`.execute(db)).rows.length > 0

  return { settle, shop, posting, db, pool, app: await openTestApp(shop), sent, onSend, addOwners, release, change, tell, work, waiting }
}
