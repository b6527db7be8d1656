import { sql } from 'kysely'
import { releasePublished } from '#domains/releases/index.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { IdentifiedMail } from '#platform/mailbox/mailbox.ts'
import { makeLog } from '#server/log.ts'
import { listenersOf } from '#server/wiring.ts'
import { runJobs } from './run-jobs.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addRelease } from './sample-release.ts'
import { openTestApp, openTestShop, testDay } from './test-shop.ts'
import { whenOver } from './when-over.ts'

type Owners = { prefix?: string; shop?: boolean | null; creator?: boolean | null; confirmed?: boolean; status?: 'Active' | 'Revoked' }
type More = { cause?: 'Grant' | 'Trial'; expiresAt?: string | null }

/** A shop whose product has owners, and whose mails are seen in the order they go out. */
export const openAnnouncingShop = async () => {
  const shop = await openTestShop()
  const { db, pool } = shop.database
  await addCreator(db, { id: 'lowtide' })
  await addProduct(db, 'lowtide/deep', { name: 'Deep' })
  await addRelease(db, shop.files, 'lowtide/deep', { version: '1.0.0', publishedAt: '2030-01-01T09:00:00Z' })

  const sent: IdentifiedMail[] = []
  /** What happens as a mail goes out: it may fail, or be waited for. */
  const onSend: { do(mail: IdentifiedMail): Promise<void> } = { do: async () => undefined }
  const mailbox = {
    send: async (mail: IdentifiedMail) => {
      sent.push(mail)
      await onSend.do(mail)
    },
    check: async () => undefined,
  }
  const posting = { ...shop, mail: { mailbox } }

  /** Many owners at once: `{prefix}{n}@example.test`. */
  const addOwners = async (count: number, owners: Owners & More = {}): Promise<void> => {
    const { prefix = 'owner', shop: byShop = true, creator = null, confirmed = true, status = 'Active' } = owners
    const { cause = 'Grant', expiresAt = null } = owners
    await sql`
      with people as (
        insert into users (id, email, name, confirmed_at, created_at)
        select 'usr_' || ${prefix} || n, ${prefix} || n || '@Example.test', 'Owner ' || n,
          case when ${confirmed} then ${testDay}::timestamptz end, ${testDay}
        from generate_series(1, ${count}::int) n returning id, email
      ), licensed as (
        insert into licenses (id, creator_id, product_id, variation_id, user_id, email, cause, status, revoked_because, seats, expires_at, created_at)
        select 'lic_' || id, 'lowtide', 'deep', 'standard', id, email, ${cause}, ${status},
          ${status === 'Revoked' ? ['Admin'] : []}::text[], 3, ${expiresAt}::timestamptz, ${testDay} from people
      )
      insert into communication_preferences (scope, email, newsletter, product_updates, confirmed_at, changed_at)
      select w.scope, lower(p.email), true, w.wish, ${testDay}, ${testDay}
      from people p cross join (values ('', ${byShop}::boolean), ('lowtide', ${creator}::boolean)) w (scope, wish) where w.wish is not null`.execute(
      db,
    )
  }

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

  /** Does everything that is due. A run of jobs looks away while a queue has a job under way, so it may take several. */
  const settle = async (): Promise<void> => {
    do await runJobs(posting)
    while (await isAnythingDue())
  }
  const isAnythingDue = async (): Promise<boolean> =>
    (await sql`select from graphile_worker.jobs j where j.run_at <= now() and j.attempts < j.max_attempts`.execute(db)).rows.length > 0

  return { settle, shop, posting, db, pool, app: await openTestApp(shop), sent, onSend, addOwners, release, change, tell, work, waiting }
}
