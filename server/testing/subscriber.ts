import type { Route } from '#contract/core/route.ts'
import { signIn } from '#contract/identity/identity.ts'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { renewDue } from '#domains/payments/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { openBrowser } from './browser.ts'
import { cards, item, type openMoneyShop } from './money-shop.ts'
import { addAccount, samplePassword } from './sample-account.ts'
import { addCreator, addProduct } from './sample-creator.ts'

export const day = 24 * 60 * 60

type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>

const recurring = (id: string, name: string, USD: number, cycleLength: 'Daily' | 'Monthly' | 'Yearly') =>
  sampleVariation({ id, name, prices: { USD }, recurrence: { type: 'Recurring', cycleLength } })

/** A plugin with daily, monthly and yearly subscriptions, and its creator. */
export const addRecurring = async (db: Reader, path: string): Promise<void> => {
  await addCreator(db, { id: path.split('/')[0] ?? '' })
  await addProduct(db, path, {
    variations: [
      recurring('monthly', 'Monthly', 1_200, 'Monthly'),
      recurring('yearly', 'Yearly', 12_000, 'Yearly'),
      recurring('daily', 'Daily', 100, 'Daily'),
    ],
  })
}

/** Someone with an account and a subscription, in a shop whose clock can be moved forward. */
export const openSubscriber = async (
  money: MoneyShop,
  path: string,
  { card = cards.paid, change = {} as object, save = {} as object } = {},
) => {
  const { app, db } = money
  const account = await addAccount(db)
  const browser = openBrowser(app)
  let signedInAt = 0
  const call = async (route: Route, wanted: object = {}) => {
    // A session does not last for a month without activity.
    if (money.now().getTime() - signedInAt > 20 * day * 1000) {
      await browser.call(signIn, { query: { email: account.email }, body: samplePassword })
      signedInAt = money.now().getTime()
    }
    return browser.call(route, { params: { subscriptionId: subscriber.id }, ...wanted })
  }
  const subscriber = {
    ...account,
    browser,
    id: '',
    orderId: '',
    call,
    read: async (): Promise<contract.Subscription> => (await call(contract.getSubscription)).json(),
    row: () => db.selectFrom('subscriptions').selectAll().where('id', '=', subscriber.id).executeTakeFirstOrThrow(),
    licenses: () => db.selectFrom('licenses').selectAll().where('order_id', '=', subscriber.orderId).orderBy('id').execute(),
    periods: () =>
      db.selectFrom('subscription_periods').selectAll().where('subscription_id', '=', subscriber.id).orderBy('number').execute(),
    /** What the provider charged for it, with all renewals, in minor units. */
    charges: async (): Promise<number[]> => {
      const rows = await db
        .selectFrom('subscription_periods as n')
        .innerJoin('payments as p', 'p.order_id', 'n.order_id')
        .innerJoin('sandbox_payments as s', 's.idempotency_key', 'p.id')
        .select(['s.amount'])
        .where('n.subscription_id', '=', subscriber.id)
        .where('s.status', '=', 'succeeded')
        .orderBy('p.index')
        .execute()
      return rows.map(({ amount }) => amount)
    },
  }
  await call(contract.listSubscriptions)
  const buyer = money.buyer({ browser, email: account.email })
  await buyer.put([item(path, { variationId: 'monthly', ...change })])
  await buyer.save(save)
  const paid = await buyer.pay(card, { buyAgain: true })
  if (paid.json().status !== 'Completed') throw new Error(`Not subscribed: ${paid.body}`)
  subscriber.orderId = buyer.orderId
  const { id } = await db.selectFrom('subscriptions').select('id').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  subscriber.id = id
  return subscriber
}

export type Subscriber = Awaited<ReturnType<typeof openSubscriber>>

/** What the worker does every minute. */
export const renewAll = ({ db, shop }: Pick<MoneyShop, 'db' | 'shop'>): Promise<void> =>
  renewDue({ db, providers: shop.payments, clock: shop.clock, log: shop.log })
