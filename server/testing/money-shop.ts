import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { patchOrder } from '#contract/orders/orders.ts'
import * as checkout from '#contract/payments/checkout.ts'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { findOrder, type OrderRow } from '#domains/orders/index.ts'
import { reconcile } from '#domains/payments/index.ts'
import { sandboxProvider } from '#domains/payments/providers/sandbox/sandbox-provider.ts'
import { startSandbox } from '#domains/payments/providers/sandbox/start-sandbox.ts'
import { paymentProviders } from '#platform/payments/provider.ts'
import { buildApp } from '#server/app.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import type { Shop } from '#server/shop.ts'
import { type Browser, openBrowser } from './browser.ts'
import { runJobs } from './run-jobs.ts'
import { newEmail } from './sample-account.ts'
import { openTestShop, testDay } from './test-shop.ts'
import { whenOver } from './when-over.ts'

export const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirm: '4000 0000 0000 3220',
  disputed: '4000 0000 0000 0259',
  slow: '4000 0000 0000 0077',
  onceOnly: '4000 0000 0000 0341',
}

export const cardOf = (number: string) => ({ number, expiry: '12/99', cvc: '123' })

export const item = (path: string, change: object = {}) => {
  const [creatorId, productId] = path.split('/')
  return { type: 'Product', creatorId, productId, variationId: 'perpetual', quantity: 1, ...change }
}

export const someAddress = {
  countryCode: 'US',
  streetAddress1: '1 Main Street',
  streetAddress2: null,
  locality: 'Springfield',
  region: 'IL',
  postCode: '62701',
}

/** A buyer: a browser with a cart, and the secret of its checkout. */
export const openBuyer = (
  app: FastifyInstance,
  { browser = openBrowser(app), email = newEmail(), orderId = randomUUID() as string } = {},
) => {
  const params = { orderId }
  let secret = ''
  const headers = () => (secret ? { [checkoutSecretHeader]: secret } : {})
  const buyer = {
    orderId,
    email,
    browser,
    headers,
    put: (items: object[], currency = 'USD') => browser.call(patchOrder, { params, body: { currency, items } }),
    save: async (change: object = {}) => {
      const body = { name: 'Casey', email, address: someAddress, consent: true, ...change }
      const answer = await browser.call(checkout.saveCheckout, { params, body, headers: headers() })
      if (answer.statusCode === 200) secret = answer.json().secret
      return answer
    },
    read: async () => (await browser.call(checkout.getCheckout, { params, headers: headers() })).json(),
    pay: async (number = cards.paid, change: object = {}) => {
      const { order } = await buyer.read()
      const body = { due: order.total.due, card: cardOf(number), ...change }
      return browser.call(checkout.startPayment, { params, body, headers: headers() })
    },
    confirm: (approved = true) => browser.call(checkout.confirmPayment, { params, body: { approved }, headers: headers() }),
    poll: async () => (await browser.call(checkout.getPayment, { params, headers: headers() })).json(),
    cancel: () => browser.call(checkout.cancelPayment, { params, headers: headers() }),
    /** Everything before the payment. */
    fill: async (items: object[], currency = 'USD') => {
      await buyer.put(items, currency)
      await buyer.save()
      return buyer
    },
  }
  return buyer
}

export type Buyer = ReturnType<typeof openBuyer>

/** The limit for the Sandbox's answers is long, because the machine may be busy; a test about a slow Sandbox sets a shorter one. */
type Options = { variables?: Record<string, string>; answerWithin?: number }

/** A shop that takes payments: with a Sandbox next to it, a clock that can be moved forward, and a real address for webhooks. */
export const openMoneyShop = async ({ variables = {}, answerWithin = 15_000 }: Options = {}) => {
  let moment = new Date(testDay)
  const clock = { now: () => moment }
  const base = await openTestShop(variables)
  const secret = base.signatures.keysFor('sandbox')[0]
  let app: FastifyInstance | undefined
  // The Sandbox needs the shop's address, and the shop needs the Sandbox's.
  const index = { url: '' }
  const sandbox = await startSandbox({
    databaseUrl: base.database.url,
    secret,
    webhookUrl: () => index.url,
    now: clock.now,
    everyMilliseconds: 0,
  })
  whenOver(() => sandbox.stop())
  const shop: Shop & { database: typeof base.database } = {
    ...base,
    clock,
    payments: paymentProviders(sandboxProvider({ url: sandbox.url, secret, answerWithin })),
  }
  app = await buildApp(shop)
  await app.listen({ port: 0, host: '127.0.0.1' })
  whenOver(() => app?.close())
  index.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/webhooks/sandbox`
  const { db } = shop.database
  const { log, payments } = shop

  return {
    shop,
    app,
    db,
    sandbox,
    now: clock.now,
    later: (seconds: number): void => {
      moment = new Date(moment.getTime() + seconds * 1000)
    },
    buyer: (options?: { browser?: Browser; email?: string; orderId?: string }) => openBuyer(app, options),
    /** Webhooks are sent and processed. */
    settleDown: async (): Promise<void> => {
      await sandbox.deliver()
      await runJobs(shop)
    },
    reconcile: () => reconcile({ db, providers: payments, clock, log }),
    orderOf: async (id: string) => (await findOrder(db, id)) as OrderRow,
    licensesOf: (id: string) => db.selectFrom('licenses').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    /** Every promise about the database that is broken. */
    broken: async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0),
  }
}
