import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { waitBehind } from '../../../../testing/lock-order.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { lockCart, lockKnownOrder, setLines } from '../order.store.ts'
import type { WantedLine } from '../orders.tables.ts'

const { db, ownerUrl } = await openTestDatabase()
const now = new Date('2030-03-01T12:00:00Z')

const line = (itemId: string, change: Partial<WantedLine> = {}): WantedLine => ({
  kind: 'product',
  creatorId: 'lowtide',
  itemId,
  variationId: 'perpetual',
  quantity: 1,
  ...change,
})

const put = (id: string, lines: readonly WantedLine[], at = now) =>
  db.transaction().execute(async (tx) => {
    await lockCart(tx, id, 'USD', at)
    await setLines(tx, id, { currency: 'USD', lines, utm: {}, returnUrl: null, userId: null, now: at })
  })

const read = (id: string) => db.transaction().execute(async (tx) => (await lockKnownOrder(tx, id))?.lines)

test('an order has the lines that were last set, in that order', async () => {
  const id = randomUUID()
  const agreed = { subscriptionId: 'sub_1', period: 2, currency: 'USD' as const, original: 1_200, subtotal: 900 }
  for (const lines of [
    [line('one'), line('two', { channel: 'Embed' }), line('three', { kind: 'bundle' })],
    [line('three', { kind: 'bundle' }), line('one', { quantity: 7 })],
    [line('one', { agreed })],
    [],
  ]) {
    await put(id, lines)
    expect(await read(id)).toEqual(lines)
  }
})

test('a request that waited for an order reads the lines that the one before wrote', async () => {
  const id = randomUUID()
  await put(id, [line('one')])
  const change = `with held as (select o.id from orders o where o.id = $1 for update)
    update order_lines l set quantity = 5 from held where l.order_id = held.id`
  expect(await waitBehind(ownerUrl, [change, id], () => read(id))).toEqual([line('one', { quantity: 5 })])
})

test('a request that waited for a cart sees what the one before added through a creator’s own site', async () => {
  const id = randomUUID()
  await put(id, [line('one')])
  const change = `with held as (update orders set currency = 'EUR' where id = $1 returning id)
    update order_lines l set channel = 'Site' from held where l.order_id = held.id`
  const lock = () => db.transaction().execute(async (tx) => (await lockCart(tx, id, 'USD', now)).fromSite)
  expect(await waitBehind(ownerUrl, [change, id], lock)).toEqual([line('one', { channel: 'Site' })])
  expect(await lock()).toEqual([line('one', { channel: 'Site' })])
})

test('changing a cart counts as a visit, written once a day', async () => {
  const id = randomUUID()
  const day = 24 * 60 * 60 * 1000
  const visited = async () => (await db.selectFrom('orders').select('visited_at').where('id', '=', id).executeTakeFirstOrThrow()).visited_at
  await put(id, [line('one')])
  await put(id, [line('two')], new Date(now.getTime() + day / 2))
  expect(await visited()).toEqual(now)
  await put(id, [line('one')], new Date(now.getTime() + 2 * day))
  expect(await visited()).toEqual(new Date(now.getTime() + 2 * day))
})
