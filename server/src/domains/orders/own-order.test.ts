import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getOrder } from '#contract/orders/orders.ts'
import * as partnerApi from '#contract/partner-api/site-orders.ts'
import { getCheckout, getPayment } from '#contract/payments/checkout.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { codeIn } from '../../../testing/mail-of.ts'
import { item, openMoneyShop, someAddress } from '../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'

const money = await openMoneyShop()
const { app, db, shop } = money
await addCreator(db, { id: 'lowtide', allowedOrigins: ['https://lowtide.test'] })
await addProduct(db, 'lowtide/tape-one')

const own = (email: string) => ({ name: 'Casey', email, address: someAddress })

const seenBy = async (browser: Browser, orderId: string) => {
  const params = { orderId }
  const order = (await browser.call(getOrder, { params })).json()
  const checkout = (await browser.call(getCheckout, { params })).json()
  const payment = (await browser.call(getPayment, { params })).json()
  return { order: order.customer, checkout: checkout.details, payment: payment.completed?.order.customer ?? null }
}
const nobody = { order: null, checkout: null, payment: null }

test('who bought as a guest and confirmed later sees their own details on their own order, and nobody else does', async () => {
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

  const other = await addAccount(db)
  const stranger = openBrowser(app)
  await stranger.call(identity.signIn, { query: { email: other.email }, body: samplePassword })
  expect(await seenBy(stranger, buyer.orderId)).toEqual(nobody)
})

test('whoever has only signed up with the buyer’s address sees nothing of the order', async () => {
  const email = newEmail()
  const squatter = openBrowser(app)
  const form = { name: 'Sly', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  await squatter.call(identity.signUp, { body: form })
  await squatter.call(identity.signIn, { query: { email }, body: samplePassword })
  const buyer = await money.buyer({ email }).fill([item('lowtide/tape-one')])
  await buyer.pay()
  expect(await seenBy(squatter, buyer.orderId)).toEqual(nobody)
})

test('who is signed in on a creator’s site and pays in its frame, as a guest, sees their own details there and here', async () => {
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
