import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { contactSupport as contactRoute } from '#contract/support/support.ts'
import { withClient } from '#platform/database/roles/with-client.ts'
import { anonymous } from '#platform/http/visitor.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { smtpMailbox } from '#platform/mailbox/smtp-mailbox.ts'
import { readMail } from '#platform/mailbox/testing/read-mail.ts'
import { startSmtpCatcher } from '#platform/mailbox/testing/smtp-catcher.ts'
import { makeLog } from '#server/log.ts'
import { routinesOf } from '#server/routines.ts'
import type { Shop } from '#server/shop.ts'
import { listenersOf } from '#server/wiring.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { linesOf, memoryStream } from '../../../testing/memory-stream.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { openTestApp, openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { makeJobsDue } from '../../../testing/waiting-jobs.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { contactSupport } from './contact-support.ts'

const message = { name: 'Casey', email: 'casey@example.test', subject: 'No sound', message: 'It is silent.\nWhat now?' }

const openShopWithApp = async (variables?: Record<string, string>) => {
  const shop = await openTestShop(variables)
  return { shop, app: await openTestApp(shop), db: shop.database.db }
}
const { shop, app, db } = await openShopWithApp()

const write = (payload: object, to = app) => to.inject({ method: 'POST', url: contactRoute.path, payload, remoteAddress: newAddress() })

const jobsOf = async ({ database }: TestShop) =>
  (
    await sql<{
      key: string
      attempts: number
      last_error: string | null
    }>`select key, attempts, last_error from graphile_worker.jobs`.execute(database.db)
  ).rows

const startTestWorker = async (of: Shop): Promise<void> => {
  const worker = await startWorker({
    pool: of.database.pool,
    listeners: listenersOf(of),
    routines: routinesOf(of),
    log: of.log,
    metrics: of.metrics,
  })
  whenOver(() => worker.stop())
}

const until = <Value>(look: () => Promise<Value> | Value): Promise<Value> => vi.waitFor(look, { timeout: 60_000, interval: 20 })

test('a message to support is stored, and a mail waits in the same moment', async () => {
  const answer = await write(message)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ status: 'received' })
  const { message: body, ...about } = message
  const stored = await db.selectFrom('conversations').selectAll().where('subject', '=', message.subject).executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ ...about, state: 'Open', user_id: null, order_id: null, created_at: shop.clock.now() })
  expect(await db.selectFrom('conversation_messages').selectAll().where('conversation_id', '=', stored.id).execute()).toMatchObject([
    { kind: 'Asked', channel: 'Form', body },
  ])
  expect((await jobsOf(shop)).map((job) => job.key)).toContain(`mail:${stored.id}`)
})

test('a message that is undone leaves no mail behind, and a mail that cannot wait leaves no message', async () => {
  const own = await openTestShop()
  const undone = own.database.db.transaction().execute(async (tx) => {
    const deps = { supportEmail: 'support@soundfair.test', publicUrl: 'https://shop.test', signatures: own.signatures }
    await contactSupport(tx, deps, message, anonymous, own.clock.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobsOf(own)).toEqual([])
  await withClient(own.database.ownerUrl, (owner) => owner.query('drop schema graphile_worker cascade'))
  expect((await write(message, await openTestApp(own))).statusCode).toBe(500)
  expect(await own.database.db.selectFrom('conversations').selectAll().execute()).toEqual([])
})

test.each([
  [{ ...message, name: '' }, 'name', 'Tell us your name'],
  [{ ...message, name: '  \t ' }, 'name', 'Tell us your name'],
  [{ ...message, name: 'x'.repeat(101) }, 'name', 'Use at most 100 characters'],
  [{ ...message, email: 'casey' }, 'email', 'Enter an e-mail address such as name@example.com'],
  [{ ...message, email: 'a@example.test\nBcc: b@example.test' }, 'email', 'Enter an e-mail address such as name@example.com'],
  [{ ...message, email: `${'x'.repeat(250)}@example.test` }, 'email', 'Use at most 254 characters'],
  [{ ...message, subject: 'Hello\r\nBcc: b@example.test' }, 'subject', 'Use plain text without control characters'],
  [{ ...message, subject: 'Hello\u0000' }, 'subject', 'Use plain text without control characters'],
  [{ ...message, subject: 'Hello\u2028there' }, 'subject', 'Use plain text without control characters'],
  [{ ...message, name: 'Casey\u2029x' }, 'name', 'Use plain text without control characters'],
  [{ ...message, message: '' }, 'message', 'Write your message'],
  [{ ...message, message: 'x'.repeat(5001) }, 'message', 'Use at most 5000 characters'],
  [{ ...message, message: 'a\u0000b' }, 'message', 'Use plain text without control characters'],
])('%j is refused at its field', async (payload, field, text) => {
  const problem = expectProblem(await write(payload), 400)
  expect(problem.errors).toEqual({ [field]: [text] })
})

test('every message that is taken can also be sent', async () => {
  const own = await openShopWithApp()
  const odd = ['🎛️ Ünïcödé', '<b>bold</b> & "quoted"', '=HYPERLINK("x")', '\ud83c lone', 'مرحبا يا كيسي', '%s %d {{y}}']
  for (const subject of odd) expect((await write({ ...message, name: subject, subject, message: subject }, own.app)).statusCode).toBe(202)
  await startTestWorker(own.shop)
  await until(async () => expect(await jobsOf(own.shop)).toEqual([]))
  const mails = (await own.shop.mail.onDisk?.list()) ?? []
  expect(mails).toHaveLength(odd.length)
  for (const mail of mails) expect(mail.html).not.toMatch(/<b>bold/)
})

test('the worker delivers to the mailbox on disk, where the workshop can read it', async () => {
  const own = await openShopWithApp({ SUPPORT_EMAIL: 'help@soundfair.test' })
  await startTestWorker(own.shop)
  await write(message, own.app)
  const [mail] = await until(async () => {
    const mails = (await own.app.inject('/api/dev/mail')).json()
    expect(mails).toHaveLength(1)
    return mails
  })
  expect(mail).toMatchObject({ to: 'help@soundfair.test', subject: 'Support: No sound', from: 'Soundfair <shop@soundfair.test>' })
  const read = (await own.app.inject(`/api/dev/mail/${mail.id}`)).json()
  expect(read.text).toContain('Casey <casey@example.test> writes:')
  expect(read.text).toContain('It is silent.\n\nWhat now?')
  await until(async () => expect(await jobsOf(own.shop)).toEqual([]))
})

test('a mail server that is away loses no mail, gets it once when it is back, and the log stays free of messages', async () => {
  const gone = await startSmtpCatcher()
  await gone.stop()
  const own = await openShopWithApp()
  const stream = memoryStream()
  const mail = { mailbox: smtpMailbox({ url: gone.url, from: own.shop.config.mail.from }) }
  await startTestWorker({ ...own.shop, mail, log: makeLog('trace', stream) })
  await write({ ...message, message: 'my-secret-words' }, own.app)
  await until(async () =>
    expect(await jobsOf(own.shop)).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('did not take it') }]),
  )

  const back = await startSmtpCatcher({ port: gone.port })
  whenOver(() => back.stop())
  await makeJobsDue(own.db)
  await until(async () => expect(await jobsOf(own.shop)).toEqual([]))
  expect(back.caught).toHaveLength(1)
  const caught = readMail(back.caught[0]?.source ?? '')
  expect(back.caught[0]?.envelopeTo).toEqual(['support@soundfair.test'])
  // It is answered in the inbox, where colleagues see that it was.
  expect(caught.text).toContain('/admin/support?conversation=cnv_')
  expect(caught.text).toContain('my-secret-words')

  const failed = linesOf(stream).filter((line) => line.level === 50)
  expect(failed).toMatchObject([{ job: { name: 'send-mail', attempt: 1 } }])
  expect(stream.written()).not.toMatch(/my-secret-words|casey@example/)
})
