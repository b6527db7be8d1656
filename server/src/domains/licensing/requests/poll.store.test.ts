import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashSecret } from '#kernel/secrets.ts'
import { openPluginShop } from '../../../../testing/plugin-shop.ts'
import { gatherPolls } from './poll.store.ts'
import { sweepRequests } from './request.store.ts'

const { db, plugin, answerRequest } = await openPluginShop()

const askedKey = async (path = 'lowtide/tape-one') => {
  const asked = (await plugin({ path }).ask()).json()
  const [creatorId = '', productId = ''] = path.split('/')
  const secret = new URL(asked.request).searchParams.get('secret') ?? ''
  return { asked, key: { requestId: asked.id as string, secretHash: hashSecret(secret), creatorId, productId } }
}

const aSecondLater = (requestId: string) =>
  sql`update activation_polls set polled_at = polled_at - interval '1 second' where request_id = ${requestId}`.execute(db)

/** How many polls of one request may count by now: one a second, also where a busy machine takes longer for what was sent at once. */
const limitSince = (begun: number): number => 1 + Math.floor((performance.now() - begun) / 950)

test('licensing §6 of many polls of a request at once exactly one counts, in however many processes', async () => {
  const books = [gatherPolls(), gatherPolls(), gatherPolls()]
  const { key } = await askedKey()
  const counted = async () => {
    const found = await Promise.all(Array.from({ length: 30 }, (_none, turn) => books[turn % 3]?.(db, key)))
    return found.filter((one) => one?.isCounted).length
  }
  const begun = performance.now()
  const [first, second] = [await counted(), await counted()]
  expect(first).toBeGreaterThan(0)
  expect(first + second).toBeLessThanOrEqual(limitSince(begun))
  await aSecondLater(key.requestId)
  expect(await counted()).toBeGreaterThan(0)
})

test('concurrent polls of many requests are answered each for itself, and different orders cause no deadlock', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, async () => (await askedKey()).key))
  const [one, other] = [gatherPolls(), gatherPolls()]
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    const found = await Promise.all([...keys.map((key) => one(db, key)), ...keys.toReversed().map((key) => other(db, key))])
    const counted = found.filter((polled) => polled?.isCounted).length
    expect(counted).toBeGreaterThanOrEqual(20)
    expect(counted).toBeLessThanOrEqual(20 * limitSince(begun))
    await Promise.all(keys.map(({ requestId }) => aSecondLater(requestId)))
  }
})

test('without the right secret, product and creator nothing is found, and nobody’s poll is used up', async () => {
  const countPoll = gatherPolls()
  const { key } = await askedKey()
  const strangers = [
    { ...key, secretHash: hashSecret('guessed') },
    { ...key, creatorId: 'glasshouse' },
    { ...key, productId: 'tape-two' },
    { ...key, requestId: 'req_nonsense' },
  ]
  const found = await Promise.all([...strangers, key, ...strangers].map((one) => countPoll(db, one)))
  expect(found.filter((polled) => polled !== undefined)).toEqual([expect.objectContaining({ status: 'Requested', isCounted: true })])
})

test('a confirmed request is answered at once, however often', async () => {
  const countPoll = gatherPolls()
  const { asked, key } = await askedKey()
  expect(await countPoll(db, key)).toMatchObject({ status: 'Requested', isCounted: true })
  await answerRequest(null, asked, 'cancel')
  expect(await countPoll(db, key)).toMatchObject({ status: 'Cancelled', isCounted: false })
})

test('polls are deleted once they are of no use', async () => {
  const [old, recent] = [(await askedKey()).key, (await askedKey()).key]
  for (const key of [old, recent]) await gatherPolls()(db, key)
  await sql`update activation_polls set polled_at = polled_at - interval '61 minutes' where request_id = ${old.requestId}`.execute(db)
  await sweepRequests(db, new Date(0))
  const left = await db.selectFrom('activation_polls').select('request_id').execute()
  expect(left.map(({ request_id }) => request_id)).toContain(recent.requestId)
  expect(left.map(({ request_id }) => request_id)).not.toContain(old.requestId)
})
