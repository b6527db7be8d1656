import { findEmail, linkTo, newAddress, openAccount, signInAs } from './support/accounts.ts'
import {
  addToCart,
  fillBilling,
  fillContact,
  heardOf,
  listenToCheckout,
  openCheckout,
  openPaymentStep,
  payButton,
  payWith,
  storedCart,
  tapeOne,
  toPayment,
  untilDone,
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
  await expect(
    frame
      .getByRole('list', { name: 'Your licenses' })
      .getByRole('button', { name: /Download/ })
      .first(),
  ).toBeVisible()
  await expect(frame.getByText(`The receipt goes to ${email}`)).toBeVisible()
  const storedDrafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed-')))
  expect(await storedDrafts(), 'no address stays in the tab once it is paid').toEqual([])
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  expect(await heardOf(page)).toEqual([
    { name: 'checkout-completed', type: 'completed', completed: undefined, status: 'Completed' },
    { name: 'checkout-closed', type: 'close', completed: true, status: undefined },
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('a declined card changes nothing, and another card pays', async ({ page }) => {
  const frame = await openPaymentStep(page)
  await payWith(frame, 'declined')
  await expect(frame.getByText('Nothing was charged. Try another card, or ask your bank.')).toBeVisible()
  expect((await storedCart(page)).items).toHaveLength(1)
  await expect(frame.getByLabel('Expiry')).toHaveValue('12 / 39')
  await payWith(frame, 'paid')
  await untilDone(frame)
})

test('a card that asks for a confirmation: refused, then confirmed', { tag: '@long' }, async ({ page }) => {
  const frame = await openPaymentStep(page)
  await payWith(frame, 'confirmed')
  await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused()
  await frame.getByRole('button', { name: 'Decline' }).click()
  await expect(frame.getByText('Nothing was charged. Try another card, or ask your bank.')).toBeVisible()
  await payWith(frame, 'confirmed')
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await untilDone(frame)
})

test('a payment with a late answer from the bank: the page waits and continues automatically', { tag: '@long' }, async ({ page }) => {
  const frame = await openPaymentStep(page)
  await payWith(frame, 'late')
  await expect(frame.getByRole('heading', { name: 'Your payment is being processed' })).toBeFocused()
  await untilDone(frame)
})

test('a guest pays on the checkout’s own page, gets an email, sets a password and finds the account', { tag: '@phone-long' }, async ({
  page,
}) => {
  await addToCart(page, tapeOne)
  const { id } = await storedCart(page)
  await expect.poll(async () => (await storedCart(page)).unsent).toBe(false)
  await visit(page, `/checkout/${id}`)
  const email = await fillContact(page)
  await fillBilling(page)
  await toPayment(page)
  await payWith(page, 'paid')
  await untilDone(page)
  await page.reload()
  await untilDone(page)
  await expect(page.getByRole('link', { name: 'Problem with this order?' })).toHaveAttribute('href', /[/]support[?]about=/)
  const started = page.waitForEvent('download')
  await page
    .getByRole('list', { name: 'Your licenses' })
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  await (await started).cancel()
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-walk-home')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('One step left: confirm your address')).toBeVisible()
  await page.goto(linkTo(await findEmail(page.request, email, /confirm/i), '/confirm-account'))
  await untilAlive(page)
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page).toHaveURL('/account/licenses')
  await expect(page.getByRole('main')).toContainText('Tape One')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})

test('a signed-in customer enters nothing twice, and is asked before buying again', async ({ page }) => {
  const account = { email: newAddress('owner'), password: 'a-long-walk-home', name: 'Robin Owner' }
  await openAccount(page, account)
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await expect(frame.getByText(account.email)).toBeVisible()
  await fillBilling(frame)
  await toPayment(frame)
  await frame.getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await payWith(frame, 'paid')
  await untilDone(frame)
  await expect(frame.getByRole('link', { name: 'See my licenses' })).toBeVisible()
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  // Closing goes back in the history: wait for it, or it would undo the next navigation.
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  await page.goto(tapeOne)
  await untilAlive(page)
  await page.getByText('Buy another license').click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const question = page.getByRole('dialog', { name: 'You already own Tape One' })
  await question.getByRole('button', { name: 'Add it anyway' }).click()
  await page.goto('/cart')
  await expect(page.getByText('You already own this')).toBeVisible()

  // The saved card pays with one press, and is removed in the settings.
  const again = await openCheckout(page)
  await fillBilling(again)
  await toPayment(again)
  await expect(again.getByRole('radio', { name: 'Card ending in 4242' })).toBeChecked()
  await expect(again.getByLabel('Card number')).toHaveCount(0)
  await again.getByRole('button', { name: 'Remove this card' }).click()
  await again.getByRole('dialog', { name: 'Remove the card ending in 4242?' }).getByRole('button', { name: 'Cancel' }).click()
  await again.getByRole('checkbox', { name: 'I already own Tape One and want another license.' }).check()
  await again.getByRole('checkbox', { name: /^I want my downloads/ }).check()
  await payButton(again).click()
  await untilDone(again)
  await visit(page, '/account/settings')
  const saved = page.getByRole('region', { name: 'Saved card' })
  await expect(saved).toContainText('Card ending in 4242')
  await saved.getByRole('button', { name: 'Remove this card' }).click()
  await page.getByRole('dialog', { name: 'Remove the card ending in 4242?' }).getByRole('button', { name: 'Remove card' }).click()
  await expect(saved.getByText('No card is saved.')).toBeFocused()
})

test('a guest who buys the same again is asked first, and then can', { tag: '@long' }, async ({ page }) => {
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
      await expect(frame.getByText('You bought this a short while ago.')).toBeVisible()
      await frame.getByRole('checkbox', { name: 'I have already bought this and want to buy it again.' }).check()
      await payButton(frame).click()
    }
    await untilDone(frame)
    await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  }
})

test('a company with a tax id of its country pays no tax; a wrong id has a message at its field', { tag: '@long' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame, { country: 'DE', street: 'Torstraße 1', postCode: '10119', city: 'Berlin' })
  await frame.getByRole('checkbox', { name: 'I’m buying for a company' }).check()
  await frame.getByRole('textbox', { name: 'Company' }).fill('Klang GmbH')
  await frame.getByLabel('Tax id').fill('DE136695977')
  await frame.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(frame.getByText('This tax id has a typo. Check it, or leave it empty.')).toBeVisible()
  await frame.getByLabel('Tax id').fill('DE136695976')
  await toPayment(frame)
  // 59 including 19% is 49.58 without tax.
  await expect(payButton(frame)).toContainText('$49.58')
  await payWith(frame, 'paid')
  await untilDone(frame)
})

test('a changed price is shown before it is paid', async ({ page }) => {
  const frame = await openPaymentStep(page)
  await expect(payButton(frame)).toContainText('$59.00')
  const { id } = await storedCart(page)
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.patch(`/api/storefront/orders/${id}/coupon?code=FIRSTREEL`, { headers })).ok()).toBe(true)
  await payWith(frame, 'paid')
  await expect(frame.getByText('The price has changed')).toBeVisible()
  await expect(payButton(frame)).toContainText('$53.10')
  await payButton(frame).click()
  await untilDone(frame)
})

test('visitors who open a paid order of someone else learn nothing but that it is paid', { tag: '@long' }, async ({ page, browser }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  const email = await fillContact(frame)
  const { id } = await storedCart(page)
  await fillBilling(frame)
  await toPayment(frame)
  await payWith(frame, 'paid')
  await untilDone(frame)
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(stranger, `/checkout/${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This order is paid')
  await expect(stranger.getByRole('main')).not.toContainText(email)
  await expect(stranger.getByRole('list', { name: 'Your licenses' })).toHaveCount(0)
  await stranger.context().close()
})

test('a signed-in customer with a known address starts at the payment step', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'casey@example.test', '/account')
  await addToCart(page, '/northlight-audio/drift-eq')
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await expect(frame.getByText('casey@example.test')).toBeVisible()
})
