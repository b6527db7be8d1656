import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { getOrder } from '#contract/orders/orders.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { codeIn } from '../../../../testing/mail-of.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRecurring, day, renewAll } from '../../../../testing/subscriber.ts'
import { whenOver } from '../../../../testing/when-over.ts'

const money = await openMoneyShop()
const { app, db, shop } = money
const { db: owner, close } = openDatabase(shop.database.ownerUrl)
whenOver(close)
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two')
await addRecurring(db, 'monthly-house/drift')

const password = 'the squatter chose this'
const signIn = (browser: Browser, email: string, chosen: string) => browser.call(identity.signIn, { query: { email }, body: chosen })

const buy = async (email: string, path: string, { browser = openBrowser(app), change = {} } = {}): Promise<string> => {
  const buyer = await money.buyer({ browser, email }).fill([item(path, change)])
  expect((await buyer.pay()).json().status).toBe('Completed')
  return buyer.orderId
}

/** As it was before: everything of an address on one account, and a guest's order on none. */
const makeItOld = async (email: string): Promise<void> => {
  const accounts = await db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).execute()
  const signedUp = accounts.find((user) => user.password_hash !== null)?.id as string
  const waiting = accounts.find((user) => user.password_hash === null)?.id as string
  for (const table of ['licenses', 'subscriptions', 'mailed_codes'] as const) {
    await db.updateTable(table).set({ user_id: signedUp }).where('user_id', '=', waiting).execute()
  }
  await db.updateTable('sales').set({ customer_id: signedUp }).where('customer_id', '=', waiting).execute()
  // A renewal was charged to the account that had the subscription.
  await sql`
    update payments set buyer = jsonb_set(buyer, '{userId}', to_jsonb(${signedUp}::text)), buyer_id = ${signedUp}
    where buyer_id = ${waiting}`.execute(db)
  await sql`
    update orders set user_id = (select p.buyer_id from payments p where p.order_id = orders.id and p.status = 'Succeeded')
    where user_id = ${waiting}`.execute(db)
  await db.deleteFrom('users').where('id', '=', waiting).execute()
  await sql`drop index users_by_email`.execute(owner)
  await sql`create unique index users_by_email on users (lower(email))`.execute(owner)
}

const migrateAgain = async (): Promise<void> => {
  await sql`delete from schema_migrations where name = '0028_proof_of_address.sql'`.execute(owner)
  await migrate(shop.database.ownerUrl)
}

test('a shop that is older gets it right: guests’ purchases leave accounts that nobody confirmed, and what was paid in them stays', async () => {
  const email = newEmail()
  const squatter = openBrowser(app)
  await squatter.call(identity.signUp, {
    body: { name: 'Sly', email, password, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true },
  })
  const guestsOrder = await buy(email, 'lowtide/tape-one')
  await buy(email, 'monthly-house/drift', { change: { variationId: 'monthly' } })
  money.later(31 * day)
  await renewAll(money)
  await money.settleDown()
  await signIn(squatter, email, password)
  await buy(email, 'lowtide/tape-two', { browser: squatter })
  const confirmedEmail = newEmail()
  const plainOrder = await buy(confirmedEmail, 'lowtide/tape-one')

  await makeItOld(email)
  await db.updateTable('orders').set({ user_id: null }).where('id', '=', plainOrder).execute()
  expect((await money.broken()).map(({ promise }) => promise)).toEqual([
    'an account that nobody has proved owns nothing that came by its address',
    'an order that is done, its sales and its licenses that staff did not move belong to one account',
  ])
  await migrateAgain()
  expect(await money.broken()).toEqual([])

  money.later(60)
  await signIn(squatter, email, password)
  await squatter.call(identity.updateIdentity, { body: { email: newEmail() } })
  const elsewhere = (await db.selectFrom('mailed_codes').select('email').where('purpose', '=', 'change-email').executeTakeFirstOrThrow())
    .email
  await squatter.call(identity.confirmEmailChange, { query: await codeIn(shop, elsewhere, /new e-mail/) })
  expect((await squatter.call(getUser)).json()).toMatchObject({ email: elsewhere, ownedProducts: ['lowtide/tape-two'] })

  const buyer = openBrowser(app)
  await buyer.call(identity.forgotPassword, { query: { email } })
  await buyer.call(identity.resetPassword, { query: await codeIn(shop, email, /Choose a new password/), body: samplePassword })
  await signIn(buyer, email, samplePassword)
  expect((await buyer.call(getUser)).json()).toMatchObject({
    name: 'Casey',
    ownedProducts: ['lowtide/tape-one', 'monthly-house/drift'],
    subscribedProducts: ['monthly-house/drift'],
  })
  expect((await buyer.call(getOrder, { params: { orderId: guestsOrder } })).json().customer).toMatchObject({ email })
  expect(await money.broken()).toEqual([])
})
