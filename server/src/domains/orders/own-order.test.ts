import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getOrder } from '#contract/orders/orders.ts'
import * as partnerApi from '#contract/partner-api/site-orders.ts'
import { choosePassword, getBoughtDownload } from '#contract/payments/bought.ts'
import { getCheckout, getPayment } from '#contract/payments/checkout.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { codeIn, mailsTo } from '../../../testing/mail-of.ts'
import { item, openMoneyShop, someAddress } from '../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addRelease } from '../../../testing/sample-release.ts'

const money = await openMoneyShop()
const { app, db, shop } = money
await addCreator(db, { id: 'lowtide', allowedOrigins: ['https://lowtide.test'] })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two')
for (const path of ['lowtide/tape-one', 'lowtide/tape-two']) await addRelease(db, shop.files, path)

const own = (email: string) => ({ name: 'Casey', email, address: someAddress })

const seenBy = async (browser: Browser, orderId: string) => {
  const params = { orderId }
  const order = (await browser.call(getOrder, { params })).json()
  const checkout = (await browser.call(getCheckout, { params })).json()
  const payment = (await browser.call(getPayment, { params })).json()
  return { order: order.customer, checkout: checkout.details, payment: payment.completed?.order.customer ?? null }
}
const nobody = { order: null, checkout: null, payment: null }

test('a guest who confirms later sees their own details on their order, and nobody else does', async () => {
  const email = newEmail()
  const buyer = await money.buyer({ email }).fill([item('lowtide/tape-one')])
  await buyer.pay()
  await money.settleDown()
  const browser = openBrowser(app)
  expect(await seenBy(browser, buyer.orderId)).toEqual(nobody)
  const confirmed = (await browser.call(identity.confirmAccount, { query: await codeIn(shop, email, /Confirm/) })).json()
  await browser.call(identity.resetPassword, { query: { email, code: confirmed.resetPasswordToken }, body: samplePassword })
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  const details = own(email)
  expect(await seenBy(browser, buyer.orderId)).toMatchObject({ order: details, checkout: details, payment: details })
  // Their next order is prefilled with the same address; a stranger's with the same e-mail is not.
  const offered = async (next: ReturnType<typeof money.buyer>) => {
    await next.put([item('lowtide/tape-two')])
    return (await next.read()).lastBilling
  }
  expect(await offered(money.buyer({ browser, email }))).toEqual({ address: someAddress, businessName: null, taxId: null })
  expect(await offered(money.buyer({ email }))).toBeNull()
  // What a guest pays for with their address is billed to that guest; only what they pay for signed in counts as theirs.
  money.later(60)
  const elsewhere = { ...someAddress, streetAddress1: '2 Side Street' }
  const buyWith = async (next: ReturnType<typeof money.buyer>) => {
    await next.put([item('lowtide/tape-two')])
    await next.save({ address: elsewhere })
    expect((await next.pay(undefined, { buyAgain: true })).statusCode).toBe(200)
  }
  await buyWith(money.buyer({ email }))
  expect((await offered(money.buyer({ browser, email }))).address).toEqual(someAddress)
  await buyWith(money.buyer({ browser, email }))
  expect((await offered(money.buyer({ browser, email }))).address).toEqual(elsewhere)
  // A renewal by the job has no network and repeats the details of an older order, so it does not count as theirs either.
  await db.updateTable('payments').set({ network: '' }).where(sql`buyer::text`, 'like', '%2 Side Street%').execute()
  expect((await offered(money.buyer({ browser, email }))).address).toEqual(someAddress)

  const other = await addAccount(db)
  const stranger = openBrowser(app)
  await stranger.call(identity.signIn, { query: { email: other.email }, body: samplePassword })
  expect(await seenBy(stranger, buyer.orderId)).toEqual(nobody)
})

test('somebody who only signed up with the buyer’s address sees nothing of the order', async () => {
  const email = newEmail()
  const squatter = openBrowser(app)
  const form = { name: 'Sly', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  await squatter.call(identity.signUp, { body: form })
  await squatter.call(identity.signIn, { query: { email }, body: samplePassword })
  const buyer = await money.buyer({ email }).fill([item('lowtide/tape-one')])
  await buyer.pay()
  expect(await seenBy(squatter, buyer.orderId)).toEqual(nobody)
})

test('somebody signed in on a creator’s site who pays in its frame, as a guest, sees their own details there and here', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  const scope = 'lowtide'
  const { accessToken } = (await browser.call(identity.signIn, { scope, query: { email, scheme: 'JWT' }, body: samplePassword })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const frame = money.buyer({ email })
  const params = { orderId: frame.orderId }
  const items = [{ type: 'Product', productId: 'tape-one', variationId: 'perpetual', quantity: 1 }]
  await browser.call(partnerApi.patchSiteOrder, { scope, headers, params, body: { currency: 'USD', items } })
  await frame.save()
  expect((await frame.pay()).json().status).toBe('Completed')
  const seen = (await browser.call(partnerApi.getSiteOrder, { scope, headers, params })).json()
  expect(seen).toMatchObject({ status: 'Completed', customer: own(email) })
  expect((await openBrowser(app).call(partnerApi.getSiteOrder, { scope, params })).json().customer).toMatchObject({ email: null })

  const here = openBrowser(app)
  await here.call(identity.signIn, { query: { email }, body: samplePassword })
  expect((await seenBy(here, frame.orderId)).order).toMatchObject(own(email))
})

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

test('a guest who has paid downloads at once with the secret of the checkout: what was bought and nothing else', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const { completed } = (await buyer.pay()).json()
  const [license] = completed.licenses
  expect(license).toMatchObject({ version: '1.0.0', downloads: [{ platform: 'Mac' }, { platform: 'Windows' }] })
  const params = { orderId: buyer.orderId, downloadId: license.downloads[0].key }
  const link = await buyer.browser.call(getBoughtDownload, { params, headers: buyer.headers() })
  const file = await app.inject({ url: pathOf(link.json().location) })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain('attachment')

  const other = await money.buyer().fill([item('lowtide/tape-two')])
  const [unbought] = (await other.pay()).json().completed.licenses
  const elsewhere = { ...params, downloadId: unbought.downloads[0].key }
  expect((await buyer.browser.call(getBoughtDownload, { params: elsewhere, headers: buyer.headers() })).statusCode).toBe(404)
  expect((await buyer.browser.call(getBoughtDownload, { params })).statusCode).toBe(404)
  expect((await other.browser.call(getBoughtDownload, { params, headers: other.headers() })).statusCode).toBe(404)

  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['Refund'] })
    .where('id', '=', license.id)
    .execute()
  expect((await app.inject({ url: pathOf(link.json().location) })).statusCode).not.toBe(200)
})

test('a guest chooses the password on the last page; the link in the order’s mail opens the account with it, in that browser', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const { browser, email, orderId } = buyer
  const choose = (headers: Record<string, string>) =>
    browser.call(choosePassword, { params: { orderId }, body: { password: samplePassword }, headers })
  expect((await choose(buyer.headers())).statusCode).toBe(404)
  await buyer.pay()
  expect((await choose({})).statusCode).toBe(404)
  expect((await choose(buyer.headers())).statusCode).toBe(204)
  const [link, ...more] = (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Confirm'))
  expect(more).toEqual([])
  expect(link?.text).toContain('See my licenses')
  const confirmed = (await browser.call(identity.confirmAccount, { query: await codeIn(shop, email, /Confirm/) })).json()
  expect(confirmed).toMatchObject({ status: 'SignedIn', ownedProducts: ['lowtide/tape-one'] })
  expect((await seenBy(browser, orderId)).order).toMatchObject(own(email))
  const later = openBrowser(app)
  expect((await later.call(identity.signIn, { query: { email }, body: samplePassword })).statusCode).toBe(200)
})

test('a password that a stranger chose for an address is void once its owner follows the link', async () => {
  const email = newEmail()
  const stranger = await money.buyer({ email }).fill([item('lowtide/tape-one')])
  await stranger.pay()
  const { orderId } = stranger
  await stranger.browser.call(choosePassword, { params: { orderId }, body: { password: samplePassword }, headers: stranger.headers() })
  const owner = openBrowser(app)
  const confirmed = (await owner.call(identity.confirmAccount, { query: await codeIn(shop, email, /Confirm/) })).json()
  expect(confirmed.status).toBe('PasswordSetupRequired')
  expect((await stranger.browser.call(identity.signIn, { query: { email }, body: samplePassword })).statusCode).not.toBe(200)
})

test('an address with an account keeps its password, and the guest gets the same answer', async () => {
  const { email } = await addAccount(db)
  const guest = await money.buyer({ email }).fill([item('lowtide/tape-one')])
  await guest.pay()
  const { orderId } = guest
  const body = { password: 'another long walk home' }
  expect((await guest.browser.call(choosePassword, { params: { orderId }, body, headers: guest.headers() })).statusCode).toBe(204)
  expect((await openBrowser(app).call(identity.signIn, { query: { email }, body: body.password })).statusCode).not.toBe(200)
  expect((await openBrowser(app).call(identity.signIn, { query: { email }, body: samplePassword })).statusCode).toBe(200)
})

test('receipts and the last page link to the same places: to the licenses through the sign-in, and to support', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const { completed } = (await buyer.pay()).json()
  expect(completed.problemUrl).toMatch(/[/]support[?]about=.+#contact$/)
  const receipt = (await mailsTo(shop, buyer.email)).find(({ subject }) => subject.startsWith('Your receipt'))
  expect(receipt?.text).toContain('See my licenses')
  expect(receipt?.text).toContain('/sign-in?to=%2Faccount%2Flicenses')
})
