import type { Page } from '@playwright/test'
import { findEmail, linkTo, newAddress, openAccount, signInAs } from './support/accounts.ts'
import {
  addToCart,
  checkoutFrame,
  fillBilling,
  fillContact,
  heardOf,
  keptCart,
  listenToCheckout,
  openCheckout,
  payButton,
  payWith,
  tapeOne,
  toPayment,
  untilDone,
  untilPriced,
} from './support/buying.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

test.slow()

test('browse, add, coupon, pay in the overlay, see the licenses', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await listenToCheckout(page)
  const frame = await openCheckout(page)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  const email = await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  const showOrder = frame.getByRole('button', { name: 'Show the order' })
  if (await showOrder.isVisible()) await showOrder.click()
  await frame.getByLabel('Coupon code').fill('FIRSTREEL')
  await frame.getByLabel('Coupon code').press('Enter')
  await expect(payButton(frame)).toContainText('$53.10')
  await payWith(frame, 'paid')
  await untilDone(frame)
  await expect(frame.getByRole('list', { name: 'Your licenses' })).toContainText('Tape One')
  await expect(frame.getByRole('link', { name: 'Download Tape One' })).toBeVisible()
  await expect(frame.getByText(`on its way to ${email}`)).toBeVisible()
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  expect(await heardOf(page)).toEqual([
    { name: 'checkout-completed', type: 'completed', completed: undefined, status: 'Completed' },
    { name: 'checkout-closed', type: 'close', completed: true, status: undefined },
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('a declined card leaves everything as it was, and another card pays', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'declined')
  await expect(frame.getByText('Nothing was charged. Try another card, or ask your bank.')).toBeVisible({ timeout: 20_000 })
  expect((await keptCart(page)).items).toHaveLength(1)
  await expect(frame.getByLabel('Expiry')).toHaveValue('12 / 39')
  await payWith(frame, 'paid')
  await untilDone(frame)
})

test('a card that asks for a confirmation: refused, then confirmed', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'confirmed')
  await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused({ timeout: 20_000 })
  await frame.getByRole('button', { name: 'Refuse' }).click()
  await expect(frame.getByText('Nothing was charged. Try another card, or ask your bank.')).toBeVisible({ timeout: 20_000 })
  await payWith(frame, 'confirmed')
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await untilDone(frame)
})

test('a payment that the bank answers late: the page waits and goes on by itself', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'late')
  await expect(frame.getByRole('heading', { name: 'Your payment is on its way' })).toBeFocused({ timeout: 20_000 })
  await untilDone(frame)
})

test('a guest pays on the page of its own, gets an email, sets a password and finds the account', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  const { id } = await keptCart(page)
  await expect.poll(async () => (await keptCart(page)).unsent, { timeout: 15_000 }).toBe(false)
  await visit(page, `/checkout/${id}`)
  const email = await fillContact(page)
  await fillBilling(page)
  await toPayment(page)
  await payWith(page, 'paid')
  await untilDone(page)
  await expect(page.getByText('Find this again in your account')).toBeVisible()
  const letter = await findEmail(page.request, email, /confirm|account/i)
  expect(linkTo(letter, '/confirm-account')).toContain('/confirm-account')
  await page.reload()
  await untilDone(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})

test('a signed-in customer is known: nothing is asked twice, and what is owned asks first', async ({ page }) => {
  const account = { email: newAddress('owner'), password: 'a-long-walk-home', name: 'Robin Owner' }
  await openAccount(page, account)
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await expect(frame.getByText(account.email)).toBeVisible()
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'paid')
  await untilDone(frame)
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  await page.goto(tapeOne)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const question = page.getByRole('dialog', { name: 'You already own Tape One' })
  await question.getByRole('button', { name: 'Add it anyway' }).click()
  await page.goto('/cart')
  await expect(page.getByText('You already own this')).toBeVisible()
})

test('a guest who pays for the same once more is asked first, and then may', async ({ page }) => {
  const email = newAddress('again')
  for (const time of ['first', 'second']) {
    await addToCart(page, tapeOne)
    await page.goto('/cart')
    const frame = await openCheckout(page)
    await fillContact(frame, email)
    await fillBilling(frame)
    await toPayment(frame)
    await payWith(frame, 'paid')
    if (time === 'second') {
      await expect(frame.getByText('You bought the same a short while ago.')).toBeVisible({ timeout: 20_000 })
      await frame.getByRole('checkbox', { name: 'I have bought this already and want it once more.' }).check()
      await payButton(frame).click()
    }
    await untilDone(frame)
    await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  }
})

test('a company with a tax id of its country pays no tax; a wrong one is told at its field', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame, { country: 'DE', street: 'Torstraße 1', postCode: '10119', city: 'Berlin' })
  await frame.getByRole('checkbox', { name: 'I buy for a company' }).check()
  await frame.getByRole('textbox', { name: 'Company' }).fill('Klang GmbH')
  await frame.getByLabel('Tax ID').fill('DE136695977')
  await frame.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(frame.getByText('A digit of this tax ID is wrong. Check it, or leave it empty.')).toBeVisible()
  await frame.getByLabel('Tax ID').fill('DE136695976')
  await toPayment(frame)
  // 59 with 19 % inside is 49.58 without.
  await expect(payButton(frame)).toContainText('$49.58')
  await payWith(frame, 'paid')
  await untilDone(frame)
})

test('§2 /{creatorId}/{productId}/buy adds the product once and opens the checkout at once', async ({ page }) => {
  await visit(page, `${tapeOne}/buy`)
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toBeVisible({ timeout: 20_000 })
  expect((await keptCart(page)).items).toMatchObject([{ quantity: 1, via: 'BuyLink' }])
  await checkoutFrame(page).getByRole('button', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('link', { name: 'Back to Tape One' })).toBeVisible()
})

test('§5 messages that are not the checkout’s own are ignored with a console error', async ({ page, complaints }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await openCheckout(page)
  await page.evaluate(() => window.postMessage({ type: 'close', completed: true }, '*'))
  await expect.poll(() => complaints).toEqual([expect.stringContaining('from another window')])
  await page.frames()[1]?.evaluate(() => window.parent.postMessage({ type: 'close', completed: 'yes' }, '*'))
  await expect.poll(() => complaints.at(-1)).toContain('another shape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(1)
  expect((await keptCart(page)).items).toHaveLength(1)
  // They were expected here; any other would still count.
  expect(complaints.splice(0)).toHaveLength(2)
})

test('a price that changed since it was seen is shown before it is paid', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  await expect(payButton(frame)).toContainText('$59.00')
  const { id } = await keptCart(page)
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.patch(`/api/storefront/orders/${id}/coupon?code=FIRSTREEL`, { headers })).ok()).toBe(true)
  await payWith(frame, 'paid')
  await expect(frame.getByText('The price has changed')).toBeVisible({ timeout: 20_000 })
  await expect(payButton(frame)).toContainText('$53.10')
  await payButton(frame).click()
  await untilDone(frame)
})

test('whoever opens a paid order without being its buyer learns nothing but that', async ({ page, browser }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  const email = await fillContact(frame)
  const { id } = await keptCart(page)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'paid')
  await untilDone(frame)
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(stranger, `/checkout/${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This order is paid')
  await expect(stranger.getByRole('main')).not.toContainText(email)
  await expect(stranger.getByRole('main')).not.toContainText('lic_')
})

test('§4 closing the frame gives the page back as it was: scroll, focus, cart', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await untilAlive(page)
  const button = page.getByRole('button', { name: 'Checkout' })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const frame = await openCheckout(page)
  await frame.getByRole('button', { name: 'Back to the shop' }).click()
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect((await keptCart(page)).items).toHaveLength(1)
})

test('Escape closes the frame, also from inside, but not while somebody types', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await frame.getByLabel('Name').press('Escape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(1)
  await frame.getByRole('button', { name: 'Back to the shop' }).press('Escape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
})

/** A page of another site, with the checkout in a frame and a note of what that says. */
const frameElsewhere = async (page: Page, site: string, checkout: string) => {
  const html = `<!doctype html><html lang="en"><title>A shop of its own</title><body><script>
    window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, type: data.type, completed: data.completed }))
    </script><iframe title="Checkout" allow="local-network-access *; loopback-network *" style="width:100%;height:1200px" src="${checkout}"></iframe></body></html>`
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  // In real life both are on the internet; here the shop is on this machine, which Chromium asks about.
  await page.context().grantPermissions(['local-network-access'], { origin: site })
  await page.goto(`${site}/cart`)
}

test('the checkout in a frame of the creator’s own site pays, and tells that site alone', async ({ page }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await keptCart(page)
  const { origin } = new URL(page.url())
  await frameElsewhere(page, 'https://northlight.example', `${origin}/checkout/${id}`)
  const frame = checkoutFrame(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'paid')
  await untilDone(frame)
  await expect(frame.getByRole('list', { name: 'Your licenses' })).toContainText('Tape One')
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  await expect
    .poll(() => heardOf(page))
    .toEqual([
      { origin, type: 'completed' },
      { origin, type: 'close', completed: true },
    ])
})

test('a site that the creator did not name cannot frame the checkout', async ({ page, complaints }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await keptCart(page)
  const { origin } = new URL(page.url())
  await frameElsewhere(page, 'https://thief.example', `${origin}/checkout/${id}`)
  await expect.poll(() => complaints).toEqual([expect.stringContaining('frame-ancestors')])
  expect(complaints.splice(0)).toHaveLength(1)
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toHaveCount(0)
})

test('an order that does not exist is a 404 of that page, alone and in a frame, and there is a way out', async ({ page }) => {
  const path = `/checkout/${crypto.randomUUID()}`
  const response = await visit(page, path)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await visit(page, '/cart')
  const framed = page.waitForResponse(`**${path}`)
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'Checkout' })
    document.body.prepend(frame)
    Object.assign(window, { heard: [] })
    addEventListener('message', (event) => (window as unknown as { heard: unknown[] }).heard.push(event.data))
  }, path)
  expect((await framed).status()).toBe(404)
  const frame = checkoutFrame(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(async () => {
    await frame.getByRole('button', { name: 'Back to the shop' }).click()
    expect(await heardOf(page)).toContainEqual({ type: 'close', completed: false })
  }).toPass()
})

test('a signed-in customer with a known address starts at the payment', async ({ page }) => {
  await signInAs(page, 'casey@example.test', '/account')
  await addToCart(page, '/northlight-audio/drift-eq')
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await expect(frame.getByText('casey@example.test')).toBeVisible()
})
