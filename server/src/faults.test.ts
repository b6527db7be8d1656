import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contactSupport } from '#contract/support/support.ts'
import { openDatabase } from '#platform/database/database.ts'
import { isDatabaseAway } from '#platform/http/error-replies.ts'
import { smtpMailbox } from '#platform/mailbox/smtp-mailbox.ts'
import { openDatabaseLine } from '../testing/database-line.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { sampleCall } from '../testing/sample-calls.ts'
import { addCreator, addProduct } from '../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'

const shop = await openTestShop()
await addCreator(shop.database.db, { id: 'lowtide' })
await addProduct(shop.database.db, 'lowtide/tape-one')
const app = await openTestApp(shop)

/** The same shop over a network connection that can be cut. */
const openOverLine = async (options: Parameters<typeof openDatabase>[1] = {}) => {
  const line = await openDatabaseLine(shop.database.url)
  const database = openDatabase(line.url, options)
  whenOver(() => database.close())
  return { line, database, app: await openTestApp({ ...shop, database }) }
}

const product = '/api/storefront/products/lowtide/tape-one'

test('a running process is live', async () => {
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' })
})

test('a process with its database, files and email is ready', async () => {
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok', database: 'ok', files: 'ok', mail: 'ok' })
})

test('without the database the process is live but not ready, and ready again when it is back', async () => {
  const { line, app: over } = await openOverLine()
  expect((await over.inject('/health/ready')).statusCode).toBe(200)
  await line.cut()
  const away = await over.inject('/health/ready')
  expect(away.statusCode).toBe(503)
  expect(away.json()).toEqual({ status: 'away', database: 'away', files: 'ok', mail: 'ok' })
  expect((await over.inject('/health/live')).statusCode).toBe(200)
  await line.mend()
  expect((await over.inject('/health/ready')).statusCode).toBe(200)
})

test('without the database every call that needs it is a 503 with a time to retry, and works again afterwards', async () => {
  const { line, app: over } = await openOverLine()
  // Open connections and new connections both fail.
  await Promise.all(Array.from({ length: 8 }, () => over.inject(product)))
  await line.cut()
  const calls = [
    { url: product },
    { url: '/api/storefront/home' },
    { url: '/api/storefront/search?q=tape' },
    { url: '/@lowtide/api/public/vendors/current', headers: { origin: 'https://lowtide.test' } },
    sampleCall(contactSupport),
  ]
  for (const call of [...calls, ...calls]) {
    const answer = await over.inject(call)
    expectProblem(answer, 503)
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  }
  await line.mend()
  for (const call of calls) expect((await over.inject(call)).statusCode).toBeLessThan(500)
  expect((await over.inject(product)).statusCode).toBe(200)
})

test('a call that is in progress when the connection is cut is a 503, not a bug', async () => {
  const { line, database, app: over } = await openOverLine()
  // The table is locked, so that the call waits in the database.
  const answer = await shop.database.db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx)
    const waiting = over.inject(product)
    while (database.pool.totalCount === 0 || database.pool.idleCount > 0) await nextTurn()
    await sql`select 1`.execute(tx)
    await line.cut()
    return waiting
  })
  expectProblem(answer, 503)
})

test('a database that accepts queries and never answers times out, and its connections are not reused', async () => {
  const { line, app: over } = await openOverLine({ answerWithin: 400, connections: 2 })
  const askTwice = () => Promise.all([over.inject(product), over.inject(product)])
  await askTwice()
  line.stall()
  for (const answer of await askTwice()) expectProblem(answer, 503)
  // A busy machine may take longer than the limit for a first answer; a silent connection that was reused would never answer.
  await expect.poll(async () => (await askTwice()).map((answer) => answer.statusCode)).toEqual([200, 200])
})

test('a write to a silent database is a 503, and the next one works', async () => {
  const { line, app: over } = await openOverLine({ answerWithin: 400, connections: 1 })
  await over.inject(product)
  line.stall()
  expectProblem(await over.inject(sampleCall(contactSupport)), 503)
  await expect.poll(async () => (await over.inject(sampleCall(contactSupport))).statusCode).toBe(202)
})

test('a silent database does not delay a probe', async () => {
  const { line, app: over } = await openOverLine({ connections: 1 })
  await over.inject(product)
  line.stall()
  expect((await over.inject('/health/ready')).json()).toMatchObject({ status: 'away', database: 'away' })
  await line.cut()
})

test('connections that the database closes one by one do no harm', async () => {
  const { database, app: over } = await openOverLine()
  await Promise.all(Array.from({ length: 8 }, () => over.inject(product)))
  expect(database.pool.totalCount).toBeGreaterThan(0)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    shop.database.db,
  )
  const statuses = new Set<number>()
  for (let call = 0; call < 20; call++) statuses.add((await over.inject(product)).statusCode)
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
  expect((await over.inject(product)).statusCode).toBe(200)
})

test('a shop without its mail server stays open: emails wait in the database', async () => {
  const mail = { mailbox: smtpMailbox({ url: 'smtp://127.0.0.1:1', from: shop.config.mail.from }) }
  const answer = await (await openTestApp({ ...shop, mail })).inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'ok', mail: 'away' })
})

test('a shop without its files is not ready', async () => {
  const files = {
    ...shop.files,
    check: async () => {
      throw new Error('the disk is full')
    },
  }
  const answer = await (await openTestApp({ ...shop, files })).inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ status: 'away', files: 'away', database: 'ok' })
})

test('pauses of the process are no reason to refuse visitors', async () => {
  for (let pause = 0; pause < 2; pause++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_050)
    await wait(1)
  }
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '57014',
  '55P03',
  '40P01',
])('the error %s means that the database is away or too busy', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true)
})

test('an error of the driver that did not come from the server means that the database is away', async () => {
  const { line, database } = await openOverLine()
  const sleep = sql`select pg_sleep(60)`.execute(database.db)
  const broken = expect(sleep).rejects.toSatisfy(isDatabaseAway)
  await expect
    .poll(async () => (await sql`select from pg_stat_activity where query = 'select pg_sleep(60)'`.execute(shop.database.db)).rows)
    .toHaveLength(1)
  await line.cut()
  await broken
  await expect(sql`select 1`.execute(database.db)).rejects.toSatisfy(isDatabaseAway)
  await line.mend()
  await expect(sql`select no_such_column`.execute(database.db)).rejects.not.toSatisfy(isDatabaseAway)
  const circular: Record<string, unknown> = {}
  circular.self = circular
  await expect(sql`select ${circular}`.execute(database.db)).rejects.toThrow(TypeError)
})

test.each(['42P01', '23505', '22021', undefined])('the error %s is a bug', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(false)
})
