import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { fulfillWithLicense } from '#contract/licensing/activation-requests.ts'
import * as subscriptions from '#contract/subscriptions/subscriptions.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { claimsIn, openPlugin, verifyToken } from '../../../../testing/plugin-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addBundle, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { addRecurring, day, openSubscriber, renewAll, type Subscriber } from '../../../../testing/subscriber.ts'

/** A shop where licenses are sold, renewed and updated: tokens contain what really happened. */
const money = await openMoneyShop()
const { app, db, shop } = money
const tape = 'lowtide/tape-one'
await addRecurring(db, tape)

const read = async (token: string, creatorId = 'lowtide') => (await verifyToken(app, token, creatorId, money.now())).payload
const seconds = (at: Date | string | null): number => Math.floor(new Date(at ?? Number.NaN).getTime() / 1000)

type Somebody = Pick<Subscriber, 'call'>

/** Somebody who bought it for good. */
const openOwner = async (path: string) => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(signIn, { query: { email }, body: samplePassword })
  const buyer = await money.buyer({ browser, email }).fill([item(path)])
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed' })
  return { email, call: browser.call }
}

/** How a plugin activates when its customer confirms. */
const activate = async (somebody: Somebody, { path = tape, query = '' } = {}) => {
  const plugin = openPlugin(app, { path })
  const asked = (await plugin.ask(query)).json()
  expect((await somebody.call(fulfillWithLicense, { params: { requestId: asked.id } })).statusCode).toBe(200)
  return { plugin, token: (await plugin.poll(asked)).body }
}

/** The claims of licensing.md part 2 that are always there. */
const always = [
  'aud',
  'iss',
  'iat',
  'id',
  'l:id',
  'trial',
  'method',
  'sig',
  'validated',
  'p:id',
  'p:name',
  'u:id',
  'u:name',
  'u:email',
  'jti',
]
const expectNames = (claims: object, more: string[]) => expect(Object.keys(claims).sort()).toEqual([...always, ...more].sort())

test('licensing §2 the token of a subscription has its id and its end, which moves with every payment', async () => {
  const subscriber = await openSubscriber(money, tape)
  const { plugin, token } = await activate(subscriber)
  const claims = await read(token)
  const [license] = await subscriber.licenses()
  expectNames(claims, ['exp', 's:id'])
  expect(claims).toMatchObject({
    aud: 'tape-one',
    iss: 'lowtide',
    's:id': subscriber.id,
    'l:id': license?.id,
    exp: seconds(license?.expires_at ?? null),
    trial: false,
    method: 'Online',
    sig: plugin.device.deviceSignature,
    iat: seconds(money.now()),
    validated: seconds(money.now()),
    'p:id': 'tape-one',
    'u:id': license?.user_id,
    'u:email': subscriber.email,
  })
  money.later(31 * day)
  await renewAll(money)
  const renewed = await read((await plugin.validate(token)).body)
  const [after] = await subscriber.licenses()
  expect(renewed).toMatchObject({ 's:id': subscriber.id, exp: seconds(after?.expires_at ?? null), id: claims.id })
  expect(Number(renewed.exp)).toBeGreaterThan(Number(claims.exp))
  expect(renewed.jti).not.toBe(claims.jti)
  // Cancelled, it is still that subscription until its end.
  await subscriber.call(subscriptions.cancelSubscription)
  money.later(120)
  expect((await read((await plugin.validate(token)).body))['s:id']).toBe(subscriber.id)
})

test('licensing §2 each license of a subscribed bundle names the subscription', async () => {
  await addRecurring(db, 'glasshouse/pane')
  await addProduct(db, 'glasshouse/frame')
  await addBundle(db, 'glasshouse/window', ['pane', 'frame'], {
    variations: [sampleVariation({ id: 'monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })],
  })
  const subscriber = await openSubscriber(money, 'glasshouse/window', {
    change: { type: 'Bundle', bundleId: 'window', productId: undefined },
  })
  for (const path of ['glasshouse/pane', 'glasshouse/frame']) {
    const { token } = await activate(subscriber, { path })
    expect((await read(token, 'glasshouse'))['s:id'], path).toBe(subscriber.id)
  }
})

test('licensing §2 a token names the newest published release: the highest version, and none that is scheduled', async () => {
  await addProduct(db, 'lowtide/deep', { name: 'Deep' })
  for (const [version, publishedAt] of [
    ['1.9.0', '2030-02-01T09:00:00Z'],
    ['1.10.0', '2030-02-02T09:00:00Z'],
    ['2.0.0', '2040-01-01T09:00:00Z'],
  ] as const)
    await addRelease(db, shop.files, 'lowtide/deep', { version, publishedAt })
  const buyer = await openOwner('lowtide/deep')
  const { token } = await activate(buyer, { path: 'lowtide/deep' })
  const claims = await read(token)
  // Bought for good: it has no end and no subscription.
  expectNames(claims, ['p:rel'])
  expect(claims).toMatchObject({
    aud: 'deep',
    'p:id': 'deep',
    'p:name': 'Deep',
    'p:rel': '1.10.0',
    'u:name': 'Casey',
    'u:email': buyer.email,
  })
})

test('licensing §2 an offline token says so and has everything else, too', async () => {
  const buyer = await openOwner('lowtide/deep')
  const { token } = await activate(buyer, { path: 'lowtide/deep', query: '&method=Offline' })
  const claims = await read(token)
  expectNames(claims, ['p:rel'])
  expect(claims).toMatchObject({ method: 'Offline', trial: false, 'p:rel': '1.10.0' })
})

test('licensing §2 the token of a trial ends, and without an account has the nil UUID and an empty name', async () => {
  const plugin = openPlugin(app, { path: tape })
  const asked = (await plugin.ask()).json()
  await app.inject({ method: 'POST', url: `/api/customer/activations/${asked.id}/trial` })
  const claims = await read((await plugin.poll(asked)).body)
  expectNames(claims, ['exp'])
  expect(claims).toMatchObject({
    trial: true,
    exp: seconds(money.now()) + 14 * day,
    'u:id': '00000000-0000-0000-0000-000000000000',
    'u:name': '',
    'u:email': '',
  })
})

test('licensing §2 every token has a jti of its own', async () => {
  const buyer = await openOwner('lowtide/deep')
  const tokens = await Promise.all([1, 2, 3].map(() => activate(buyer, { path: 'lowtide/deep' })))
  expect(new Set(tokens.map(({ token }) => claimsIn(token).jti)).size).toBe(3)
})
