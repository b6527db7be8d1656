import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fillSignIn, newAddress, openAccount, userMenu } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { fillBilling, payButton, toPayment, untilDone } from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'
import { openStripeShop, type StripeShop, showStripeForm } from './support/stripe-shop.ts'

// They share one more process of the shop.
test.describe.configure({ mode: 'default' })

let stripe: StripeShop
test.beforeAll(async () => {
  stripe = await openStripeShop()
})
test.afterAll(() => stripe?.stop())

const form = 'Stripe’s card form'
const password = 'a stripe in the rain'

/** A new customer subscribes: their first card is declined, the second is taken. Returns the hosts that the page contacted besides the shop. */
const subscribe = async (page: Page, email: string): Promise<string[]> => {
  await openAccount(page, { email, password, name: 'Noa Stripe' })
  await showStripeForm(page, stripe, { declines: 1 })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(new URL(request.url()).hostname)
  })

  const orderId = randomUUID()
  const item = { type: 'Product', creatorId: 'northlight-audio', productId: 'tape-one', variationId: 'monthly', quantity: 1 }
  await page.request.patch(`${stripe.url}/api/storefront/orders/${orderId}`, { data: { currency: 'USD', items: [item] } })
  await visit(page, `${stripe.url}/checkout/${orderId}`)
  await fillBilling(page)
  await toPayment(page)
  await page.getByRole('checkbox', { name: /^I want my downloads/ }).check()
  // No other host is contacted before there is something to pay.
  expect(elsewhere).toEqual([])
  await payButton(page).click()
  // The Payment Element itself offers wallets and PayPal.
  await expect(page.getByText(form)).toHaveAttribute('data-ways', 'payment,apple_pay,google_pay,card,paypal')
  await expectNoViolations(page, 'the form of Stripe')
  await payButton(page).click()
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible()
  await payButton(page).click()
  await untilDone(page)
  return elsewhere
}

test('a subscription paid by Stripe: declined, then paid', async ({ page }) => {
  const intents = stripe.double.intents.size
  const elsewhere = await subscribe(page, newAddress('stripe'))
  expect([...stripe.double.intents.values()].slice(intents).map(({ status }) => status)).toEqual(['succeeded'])
  expect(new Set(elsewhere)).toEqual(new Set(['js.stripe.com']))
})

test('a subscription gets another card, again in Stripe’s form', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const email = newAddress('stripe')
  const elsewhere = await subscribe(page, email)

  // By client-side navigation from another page, the usual way.
  await visit(page, `${stripe.url}/cart`)
  await userMenu(page, 'Noa').click()
  await page.getByRole('menuitem', { name: 'Licenses' }).click()
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tape One' }) })
  await row.getByRole('link', { name: 'Change card for Tape One' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change card' })
  await expect(dialog.getByText(form)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Your next payment uses this card')).toBeVisible()
  await expect(row).toContainText('card ending in 1881')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${stripe.url}/account/licenses?part=subscriptions`)

  // A user who has to sign in first comes from a page that may not load anything from Stripe.
  const address = await row.getByRole('link', { name: 'Change card for Tape One' }).getAttribute('href')
  await page.context().clearCookies()
  await visit(page, `${stripe.url}/sign-in?to=${encodeURIComponent(address ?? '')}`)
  await fillSignIn(page, email, password)
  await expect(dialog.getByText(form)).toBeVisible()
  expect(new Set(elsewhere)).toEqual(new Set(['js.stripe.com']))
})

test('only the pages with a card form may load anything from Stripe', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(`${stripe.url}${path}`)).headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/cart', '/account/licenses', '/account/licenses?part=subscriptions', '/northlight-audio/tape-one?card=1'])
    expect(await policyOf(path), path).not.toContain('stripe')
  for (const path of [`/checkout/${randomUUID()}`, '/account/licenses?part=subscriptions&card=sub_1', '/account/licenses?card=sub_1'])
    expect(await policyOf(path), path).toContain("script-src 'self' https://js.stripe.com")
})
