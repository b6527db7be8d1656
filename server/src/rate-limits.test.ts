import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contactSupport } from '#contract/support/support.ts'
import { openDatabase } from '#platform/database/database.ts'
import { sweepBuckets, takeToken } from '#platform/http/take-token.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { newAddress, sampleCall } from '../testing/sample-calls.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'

const shop = await openTestShop()
const { db, url } = shop.database
const app = await openTestApp(shop)
const { burst, perSeconds } = contactSupport.limit

const write = (to: FastifyInstance, remoteAddress: string, forwarded?: string) =>
  to.inject({ ...sampleCall(contactSupport), remoteAddress, headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } })

/** How many of these requests are allowed. */
const countTaken = async (messages: Promise<{ statusCode: number }>[]): Promise<number> =>
  (await Promise.all(messages)).filter((answer) => answer.statusCode === 202).length

test('of 50 requests at once to two processes, exactly the limit is allowed', async () => {
  const database = openDatabase(url)
  whenOver(() => database.close())
  const second = await openTestApp({ ...shop, database })
  const address = newAddress()
  const before = await db.selectFrom('conversations').select('id').execute()
  const taken = await countTaken(Array.from({ length: 50 }, (_, index) => write(index % 2 ? app : second, address)))
  expect(taken).toBe(burst)
  expect(await db.selectFrom('conversations').select('id').execute()).toHaveLength(before.length + burst)
})

test('a refused caller is told how many whole seconds to wait', async () => {
  const address = newAddress()
  for (let message = 0; message < burst; message++) expect((await write(app, address)).statusCode).toBe(202)
  const answer = await write(app, address)
  const problem = expectProblem(answer, 429)
  expect(problem.title).toBe('Too many requests')
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(perSeconds / burst)
})

test('waiting that long is enough', async () => {
  const address = newAddress()
  for (let message = 0; message < burst; message++) await write(app, address)
  const wait = Number((await write(app, address)).headers['retry-after'])
  await sql`update rate_limits set refilled_at = refilled_at - make_interval(secs => ${wait}) where key like ${`%${address}`}`.execute(db)
  expect((await write(app, address)).statusCode).toBe(202)
  expect((await write(app, address)).statusCode).toBe(429)
})

test('one caller’s limit does not affect others', async () => {
  const address = newAddress()
  for (let message = 0; message <= burst; message++) await write(app, address)
  expect((await write(app, newAddress())).statusCode).toBe(202)
})

test('a forged X-Forwarded-For does not get a bucket of its own', async () => {
  const address = newAddress()
  const messages = Array.from({ length: 20 }, (_, index) => write(app, address, `203.0.113.${index}`))
  expect(await countTaken(messages)).toBe(burst)
})

test('the addresses of one IPv6 household share a bucket', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => write(app, `2001:db8:7:7::${index + 1}`))
  expect(await countTaken(messages)).toBe(burst)
  expect((await write(app, '2001:db8:7:8::1')).statusCode).toBe(202)
})

test('behind a trusted proxy the visitor’s address counts; from anywhere else the header is ignored', async () => {
  const behind = await openTestApp({ ...shop, config: { ...shop.config, trustedProxies: ['10.99.0.1'] } })
  const [one, other] = ['198.51.100.1', '198.51.100.2']
  expect(await countTaken(Array.from({ length: 20 }, () => write(behind, '10.99.0.1', one)))).toBe(burst)
  expect((await write(behind, '10.99.0.1', other)).statusCode).toBe(202)
  // The proxy appends the address it saw; anything before that was sent by the visitor.
  expect((await write(behind, '10.99.0.1', `203.0.113.77, ${one}`)).statusCode).toBe(429)
  const stranger = newAddress()
  expect(await countTaken(Array.from({ length: 20 }, (_, index) => write(behind, stranger, `203.0.113.${index}`)))).toBe(burst)
})

test('a bucket never holds more than its burst, however long it was unused', async () => {
  const limit = { burst: 3, perSeconds: 60 }
  await takeToken(db, 'patient', limit)
  await sql`update rate_limits set refilled_at = now() - interval '10 days' where key = 'patient'`.execute(db)
  const verdicts = await Promise.all(Array.from({ length: 10 }, () => takeToken(db, 'patient', limit)))
  expect(verdicts.filter((verdict) => verdict.taken)).toHaveLength(3)
})

test('sweeping removes buckets that have been full for long, and no others', async () => {
  await takeToken(db, 'old-bucket', { burst: 1, perSeconds: 60 })
  await sql`update rate_limits set refilled_at = now() - interval '2 days' where key = 'old-bucket'`.execute(db)
  await takeToken(db, 'fresh-bucket', { burst: 1, perSeconds: 60 })
  await sweepBuckets(db)
  const { rows } = await sql<{ key: string }>`select key from rate_limits where key in ('old-bucket', 'fresh-bucket')`.execute(db)
  expect(rows).toEqual([{ key: 'fresh-bucket' }])
})
