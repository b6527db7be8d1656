import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { buildApp } from '#server/app.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { whenOver } from '../../../testing/when-over.ts'

const money = await openMoneyShop()
const { db, shop } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

const readOnly = new URL(shop.database.url)
readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
const replica = openDatabase(readOnly.href, { onError: () => undefined })
whenOver(() => replica.close())
const app = await buildApp({ ...shop, replica })
whenOver(() => app.close())

test.each(['orders', 'checkouts'])('where reads go to a replica, a visit to %s is written down all the same', async (room) => {
  const { orderId } = await money.buyer().fill([item('lowtide/tape-one')])
  money.later(2 * 24 * 3600)
  expect((await app.inject({ url: `/api/storefront/${room}/${orderId}` })).statusCode).toBe(200)
  expect((await money.orderOf(orderId)).visited_at).toEqual(money.now())
})
