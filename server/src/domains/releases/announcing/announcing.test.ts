import { expect, test } from 'vitest'
import { forgotPassword } from '#contract/identity/identity.ts'
import { releaseJobsOfUnknown } from '#platform/jobs/live-workers.ts'
import { openAnnouncingShop } from '../../../../testing/announcing-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { addAccount } from '../../../../testing/sample-account.ts'
import { makeJobsDue } from '../../../../testing/waiting-jobs.ts'
import { readMessage } from '../../email/archive/read-message.ts'
import { announceRelease } from './announce-release.ts'

const recipients = (sent: readonly { to: string }[]): string[] => sent.map(({ to }) => to.toLowerCase()).sort()

test('owners who subscribed to product updates of the shop or of the creator are mailed, and nobody else', async () => {
  const { settle, sent, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(1, { prefix: 'shop' })
  await addOwners(1, { prefix: 'creator', shop: null, creator: true })
  await addOwners(1, { prefix: 'both', creator: true })
  await addOwners(1, { prefix: 'creator-only', shop: false, creator: true })
  await addOwners(1, { prefix: 'news-of-creator', creator: false })
  await addOwners(1, { prefix: 'opted-out', shop: false })
  await addOwners(1, { prefix: 'never-asked', shop: null })
  await addOwners(1, { prefix: 'unproved', confirmed: false })
  await addOwners(1, { prefix: 'revoked', status: 'Revoked' })
  await addOwners(1, { prefix: 'trial', cause: 'Trial', expiresAt: '2030-04-01T00:00:00Z' })
  await addOwners(1, { prefix: 'expired', expiresAt: '2030-02-01T00:00:00Z' })
  await tell(await release('2.0.0'))
  await settle()
  expect(recipients(sent)).toEqual(
    ['both1', 'creator-only1', 'creator1', 'news-of-creator1', 'shop1'].map((name) => `${name}@example.test`),
  )
  expect(sent[0]?.subject).toBe('Deep 2.0.0 is out')
})

test('who owns several licenses gets one mail', async () => {
  const { db, settle, sent, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(1)
  const license = await db.selectFrom('licenses').selectAll().executeTakeFirstOrThrow()
  await db
    .insertInto('licenses')
    .values({ ...license, id: 'lic_second' })
    .execute()
  await tell(await release('2.0.0'))
  await settle()
  expect(sent).toHaveLength(1)
})

test('thousands of mails delay no password reset', async () => {
  const { db, app, sent, onSend, addOwners, release, tell, work } = await openAnnouncingShop()
  await addOwners(3_000)
  const { email } = await addAccount(db)
  onSend.do = async () => {
    if (sent.length === 60) await openBrowser(app).call(forgotPassword, { query: { email } })
  }
  await tell(await release('2.0.0'))
  await work()
  const resetIn = () => sent.findIndex(({ to }) => to === email)
  await expect.poll(resetIn, { interval: 20 }).toBeGreaterThan(0)
  // In the order they came in it would have been the last of three thousand; some were sent beside it.
  expect(resetIn()).toBeLessThan(160)
})

test('two workers at once mail each owner once', async () => {
  const { sent, addOwners, release, tell, work, waiting } = await openAnnouncingShop()
  await addOwners(130)
  await tell(await release('2.0.0'))
  await Promise.all([work(), work()])
  await expect.poll(waiting, { interval: 50 }).toBe(0)
  expect(sent).toHaveLength(130)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(130)
})

test('a repeated step, and one that starts over, send nobody a second mail', async () => {
  const { posting, settle, sent, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(510)
  const releaseId = await release('2.0.0')
  const { database, mail, signatures, encryption, config, clock } = posting
  const deps = { db: database.db, mailbox: mail.mailbox, vault: signatures, encryption, publicUrl: config.publicUrl, clock }
  // Killed after it had added the next step and before the queue heard that it was done.
  for (const _again of [1, 2]) await announceRelease(deps, { releaseId, after: '' })
  await settle()
  await tell(releaseId)
  await settle()
  expect(sent).toHaveLength(510)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(510)
  // 16.4: each is recorded, with a message that is stored once.
  const recorded = await database.db.selectFrom('sent_mails').selectAll().where('kind', '=', 'release-out').orderBy('id').execute()
  expect(recorded.map(({ id }) => id)).toEqual(sent.map(({ id }) => id).sort())
  expect(await database.db.selectFrom('mail_bodies').select('id').execute()).toHaveLength(2)
  const [one] = recorded
  const { encrypted } = await database.db
    .selectFrom('mail_bodies')
    .select('encrypted')
    .where('id', '=', one?.body_id ?? '')
    .executeTakeFirstOrThrow()
  const { subject, text, html, unsubscribeUrl } = sent.find(({ id }) => id === one?.id) ?? {}
  expect(one?.subject).toBe(subject)
  expect(readMessage(encryption, { encrypted, own: one?.own ?? null })).toMatchObject({ text, html, unsubscribeUrl })
})

test('a worker that is shutting down leaves the rest to the next step', async () => {
  const { posting, settle, sent, onSend, addOwners, release } = await openAnnouncingShop()
  await addOwners(20)
  const releaseId = await release('2.0.0')
  const { database, mail, signatures, encryption, config, clock } = posting
  const deps = { db: database.db, mailbox: mail.mailbox, vault: signatures, encryption, publicUrl: config.publicUrl, clock }
  const ending = new AbortController()
  onSend.do = async () => {
    if (sent.length === 7) ending.abort()
  }
  for (const _again of [1, 2]) await announceRelease(deps, { releaseId, after: '' }, ending.signal)
  expect(sent).toHaveLength(7)
  await settle()
  expect(sent).toHaveLength(20)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20)
})

test('a worker that is killed between two mails leaves the rest to another', async () => {
  const { db, pool, posting, settle, sent, onSend, addOwners, release, tell, waiting } = await openAnnouncingShop()
  await addOwners(20)
  const over = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  onSend.do = async () => {
    if (sent.length < 8) return
    begun.resolve()
    await over.promise
    throw new Error('nobody hears of it')
  }
  await tell(await release('2.0.0'))
  const killed = runJobs(posting).then(() => runJobs(posting))
  await begun.promise
  onSend.do = async () => undefined
  // Nobody takes over the jobs of a dead worker until it is known to be dead.
  await runJobs(posting)
  expect(sent).toHaveLength(8)
  await releaseJobsOfUnknown(pool, 0)
  await settle()
  // Only the one in progress may be sent again, under its own id.
  expect(sent).toHaveLength(21)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(20)
  expect(await waiting()).toBe(0)
  expect(await db.selectFrom('release_mails').select('user_id').execute()).toHaveLength(20)
  over.resolve()
  await killed
})

test('a mail that is not accepted is tried again by itself, and delays nobody', async () => {
  const { db, settle, sent, onSend, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(5)
  onSend.do = async ({ to }) => {
    if (to.startsWith('owner3@')) throw new Error('no such mailbox')
  }
  await tell(await release('2.0.0'))
  await settle()
  expect(new Set(recipients(sent)).size).toBe(5)
  onSend.do = async () => undefined
  const before = sent.length
  await makeJobsDue(db)
  await settle()
  expect(sent.slice(before).map(({ to }) => to)).toEqual(['owner3@Example.test'])
})

test('while the mail server is down the rest waits, and goes out when it is back', async () => {
  const { db, settle, sent, onSend, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(30)
  onSend.do = async () => {
    throw new Error('away')
  }
  await tell(await release('2.0.0'))
  await settle()
  expect(new Set(recipients(sent)).size).toBe(3)
  onSend.do = async () => undefined
  sent.length = 0
  await makeJobsDue(db)
  await settle()
  expect(sent).toHaveLength(30)
  expect(new Set(recipients(sent)).size).toBe(30)
})

test('nobody is mailed about a beta', async () => {
  const { settle, sent, addOwners, release, change, tell } = await openAnnouncingShop()
  await addOwners(2)
  const releaseId = await release('2.0.0')
  await change(releaseId, { channel: 'beta' })
  await tell(releaseId)
  await settle()
  expect(sent).toEqual([])
})

test('a roll-out mails its share, and the others when it is widened', async () => {
  const { settle, sent, addOwners, release, change, tell } = await openAnnouncingShop()
  await addOwners(120)
  const releaseId = await release('2.0.0')
  await change(releaseId, { rollout_percent: 25 })
  await tell(releaseId)
  await settle()
  expect(sent.length).toBeGreaterThan(15)
  expect(sent.length).toBeLessThan(45)
  await change(releaseId, { rollout_percent: 100 })
  await tell(releaseId)
  await settle()
  expect(sent).toHaveLength(120)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(120)
})

test.each([
  { what: 'a stopped roll-out', values: { rollout_stopped_at: new Date('2030-03-01T11:00:00Z') }, undo: { rollout_stopped_at: null } },
  { what: 'a roll-back', values: { rolled_back_at: new Date('2030-03-01T11:00:00Z') }, undo: undefined },
])('$what stops the mails that have not gone out', async ({ values, undo }) => {
  const { settle, sent, onSend, addOwners, release, change, tell } = await openAnnouncingShop()
  await addOwners(30)
  const releaseId = await release('2.0.0')
  onSend.do = async () => {
    if (sent.length === 10) await change(releaseId, values)
  }
  await tell(releaseId)
  await settle()
  expect(sent).toHaveLength(10)
  onSend.do = async () => undefined
  await tell(releaseId)
  await settle()
  expect(sent).toHaveLength(10)
  if (!undo) return
  await change(releaseId, undo)
  await tell(releaseId)
  await settle()
  expect(new Set(sent.map(({ to }) => to)).size).toBe(30)
  expect(sent).toHaveLength(30)
})

test('somebody who unsubscribes while mails go out gets none', async () => {
  const { db, settle, sent, onSend, addOwners, release, tell } = await openAnnouncingShop()
  await addOwners(3)
  onSend.do = async () => void (await db.updateTable('communication_preferences').set({ product_updates: false }).execute())
  await tell(await release('2.0.0'))
  await settle()
  expect(sent).toHaveLength(1)
})
