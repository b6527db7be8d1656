import { expect, test } from 'vitest'
import { newDevice, openPlugin, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { openTestApp } from '../../../../testing/test-shop.ts'
import { openPollBook } from './poll-book.ts'

const { shop, app, db } = await openPluginShop()

test('licensing §6 a request is polled once a second, each for itself', () => {
  let now = 1_000_000
  const book = openPollBook(() => now)
  expect([book.mayPoll(db, 'one', null), book.mayPoll(db, 'one', null), book.mayPoll(db, 'two', null)]).toEqual([true, false, true])
  now += 1000
  expect(book.mayPoll(db, 'one', null)).toBe(true)
})

test('a poll that another process answered a moment ago counts', () => {
  const now = 1_000_000
  const book = openPollBook(() => now)
  expect(book.mayPoll(db, 'one', new Date(now - 500))).toBe(false)
  expect(book.mayPoll(db, 'two', new Date(now - 1500))).toBe(true)
})

test('other processes learn of a poll', async () => {
  const other = await openTestApp(shop)
  const device = newDevice()
  const asked = (await openPlugin(app, { device }).ask()).json()
  expect((await openPlugin(app, { device }).poll(asked)).statusCode).toBe(204)
  const told = () => db.selectFrom('activation_requests').select('polled_at').where('id', '=', asked.id).executeTakeFirstOrThrow()
  await expect.poll(async () => (await told()).polled_at).not.toBeNull()
  expect((await openPlugin(other, { device }).poll(asked)).statusCode).toBe(429)
})
