import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forgotPassword } from '#contract/identity/identity.ts'
import { releasePublished } from '#domains/releases/index.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { startSmtpCatcher } from '#platform/mailbox/testing/smtp-catcher.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { addManyOwners } from '../../../../testing/many-owners.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { isLongRun } from '../../../../testing/rounds.ts'
import { addAccount } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { startShopProcess } from '../../../../testing/start-shop-process.ts'
import { testDay } from '../../../../testing/test-shop.ts'
import { whenOver } from '../../../../testing/when-over.ts'

const owners = Number(process.env.MANY_OWNERS ?? 50_000)
const minute = 60_000

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const describe = (name: string, values: readonly number[]): string =>
  `${values.length} ${name}: median ${percentile(values, 0.5).toFixed(0)} ms, the slowest ${percentile(values, 1).toFixed(0)} ms`

/** The gate has thousands in one process; this is one worker process, a mail server on loopback, and what customers wait for meanwhile. */
test.runIf(isLongRun)(
  `§9 while ${owners} owners are told of a release, receipts and password resets arrive at once, and each owner is told once`,
  async () => {
    const smtp = await startSmtpCatcher()
    whenOver(() => smtp.stop())
    const { shop, app, db, buyer } = await openMoneyShop()
    await addCreator(db, { id: 'lowtide' })
    await addProduct(db, 'lowtide/deep', { name: 'Deep' })
    await addRelease(db, shop.files, 'lowtide/deep', { version: '1.0.0', publishedAt: '2030-01-01T09:00:00Z' })
    await addManyOwners(db, owners)
    const releaseId = await addRelease(db, shop.files, 'lowtide/deep', { version: '2.0.0', publishedAt: '2030-03-01T09:00:00Z' })

    /** When a mail came to whom; of the many, that they came. */
    const told: string[] = []
    const arrived = new Map<string, number>()
    const listening = setInterval(() => {
      for (const { envelopeTo, source } of smtp.caught.splice(0)) {
        const to = envelopeTo[0]?.toLowerCase() ?? ''
        if (!/^owner\d+@/.test(to)) arrived.set(to, performance.now())
        else if (/^list-unsubscribe-post: List-Unsubscribe=One-Click/im.test(source)) told.push(to)
      }
    }, 10)
    whenOver(() => clearInterval(listening))

    const arrivalOf = async (email: string, since: number): Promise<number> => {
      while (!arrived.has(email.toLowerCase())) {
        if (performance.now() - since > 2 * minute) throw new Error(`Nothing came to ${email} within two minutes`)
        await wait(5)
      }
      return (arrived.get(email.toLowerCase()) ?? 0) - since
    }
    /** People ask for a new password, and every third time somebody buys; how long each waits for their mail. */
    const ask = async (times: number): Promise<{ resets: number[]; receipts: number[] }> => {
      const [resets, receipts]: number[][] = [[], []]
      for (let time = 0; time < times; time++) {
        const { email } = await addAccount(db)
        const asked = performance.now()
        await openBrowser(app).call(forgotPassword, { query: { email } })
        resets?.push(await arrivalOf(email, asked))
        if (time % 3 !== 0) continue
        const someone = await buyer().fill([item('lowtide/deep')])
        const paid = performance.now()
        expect((await someone.pay()).statusCode).toBe(200)
        receipts?.push(await arrivalOf(someone.email, paid))
      }
      return { resets: resets ?? [], receipts: receipts ?? [] }
    }

    const settings = { DATABASE_URL: shop.database.url, DATA_DIR: shop.config.dataDir, TEST_CLOCK: testDay, SMTP_URL: smtp.url }
    const worker = await startShopProcess({ ...settings, ROLE: 'worker' })
    await ask(4)
    const before = await ask(30)
    await db.transaction().execute((tx) => addJob(tx, releasePublished, { releaseId }))
    const begun = performance.now()
    while (told.length < Math.min(100, owners / 10)) await wait(20)
    const during = await ask(60)
    process.stdout.write(
      `Before: ${describe('password resets', before.resets)}; ${describe('receipts', before.receipts)}.\n` +
        `While the first ${told.length} of ${owners} owners were told: ` +
        `${describe('password resets', during.resets)}; ${describe('receipts', during.receipts)}.\n`,
    )
    let [seen, seenAt] = [told.length, performance.now()]
    while (told.length < owners) {
      await wait(100)
      if (performance.now() - seenAt < minute) continue
      expect(told.length).toBeGreaterThan(seen)
      process.stdout.write(`${told.length} told.\n`)
      seen = told.length
      seenAt = performance.now()
    }
    const seconds = (performance.now() - begun) / 1000
    process.stdout.write(`${owners} owners told in ${seconds.toFixed(0)} s, ${(owners / seconds).toFixed(0)} a second.\n`)
    await wait(2_000)
    expect(told).toHaveLength(owners)
    expect(new Set(told).size).toBe(owners)
    // Beside them a worker does other things, on the same processors: a little slower, and nowhere near waiting for their end.
    for (const kind of ['resets', 'receipts'] as const)
      expect(percentile(during[kind], 0.5), kind).toBeLessThan(2 * percentile(before[kind], 0.5) + 500)
    await worker.kill()
  },
  120 * minute,
)
