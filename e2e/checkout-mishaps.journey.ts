import { newAddress } from './support/accounts.ts'
import {
  addToCart,
  checkoutFrame,
  fillBilling,
  fillContact,
  openPaymentStep,
  payButton,
  payWith,
  storedCart,
  tapeOne,
  toPayment,
  untilDone,
  untilPriced,
} from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'

test.slow()

test('a payment whose answer was lost is not paid again: the next attempt shows the purchase', async ({ page, complaints }) => {
  const frame = await openPaymentStep(page)
  const ofPayment = '**/api/storefront/checkouts/*/payment'
  await page.route(ofPayment, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await payWith(frame, 'paid')
  await expect(frame.getByRole('alert')).toBeVisible()
  await page.unroute(ofPayment)
  const paying: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/payment') && paying.push(request.url()))
  await payButton(frame).click()
  await untilDone(frame)
  await expect(frame.getByRole('list', { name: 'Your licenses' })).toContainText('Tape One')
  expect(paying, 'nothing is asked of the card again').toEqual([])
  complaints.length = 0
})

test('what is said of a declined card is not said of the next payment, whose answer was lost', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  const frame = await openPaymentStep(page)
  await payWith(frame, 'declined')
  await expect(frame.getByText('Nothing was charged.')).toBeVisible()
  await page.route('**/api/storefront/checkouts/*/payment', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await payWith(frame, 'paid')
  await expect(frame.getByRole('alert')).toContainText('Your payment may have gone through.')
  await expect(frame.getByText('Nothing was charged.')).toBeHidden()
  complaints.length = 0
})

test('an order that was paid in another tab says so in this one', { tag: '@long' }, async ({ page, context }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await storedCart(page)
  await visit(page, `/checkout/${id}`)
  const other = await context.newPage()
  await visit(other, `/checkout/${id}`)
  await fillContact(other)
  await fillBilling(other)
  await toPayment(other)
  await payWith(other, 'paid')
  await untilDone(other)
  await page.getByLabel('E-mail').fill(newAddress('late'))
  await page.getByLabel('Name').fill('Robin Late')
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeFocused()
})

test('a tab that is not the buyer’s offers no payment while the buyer confirms one, and begins anew after', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const frame = await openPaymentStep(page)
  await payWith(frame, 'confirmed')
  await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused()
  const other = await context.newPage()
  const { id } = await storedCart(page)
  await visit(other, `/checkout/${id}`)
  await expect(other.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible()
  await expect(payButton(other)).toHaveCount(0)
  await frame.getByRole('button', { name: 'Decline' }).click()
  await expect(other.getByRole('button', { name: 'Continue to billing' })).toBeVisible()
  await expect(payButton(other)).toHaveCount(0)
})

test('Back in the middle of paying: the page tells that the order is complete, also when it was loaded anew', async ({ page }) => {
  const frame = await openPaymentStep(page)
  const paid = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/storefront/checkouts/*/payment', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    paid.resolve()
    await answered.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  await payWith(frame, 'paid')
  await paid.promise
  await page.goBack()
  await page.reload()
  await page.getByRole('button', { name: 'Show order' }).click()
  answered.resolve()
  await expect(frame.getByRole('heading', { name: 'Thank you, it’s yours' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('left-checkouts')), 'who has seen it is told nothing more').toBeNull()
  await frame.getByRole('button', { name: 'Back to the shop' }).last().click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a reload keeps the address that was entered for a free item', async ({ page }) => {
  await visit(page, '/kazumi-ito/chordsmith-first-folder')
  await page.getByRole('button', { name: 'Get it free' }).first().click()
  const frame = checkoutFrame(page)
  const email = newAddress('free')
  await frame.getByLabel('E-mail').fill(email)
  await page.reload()
  await expect(frame.getByLabel('E-mail')).toHaveValue(email)
  await frame.getByRole('button', { name: 'Get it free' }).click()
  await untilDone(frame)
})

for (const [what, script, next, tag] of [
  ['what comes behind the first step', 'checkout-parts-*', 'Billing', []],
  ['what the first step is checked by', 'first-shapes-*', 'Contact', ['@long']],
] as const) {
  test(`${what} fails to load for a moment: no input is lost, and the next attempt works`, { tag: [...tag] }, async ({
    page,
    complaints,
  }) => {
    await addToCart(page, tapeOne)
    await untilPriced(page)
    const { id } = await storedCart(page)
    await visit(page, `/checkout/${id}`)
    await page.route(`**/assets/${script}.js`, (route) => route.abort())
    const email = newAddress('away')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Name').fill('Robin Away')
    await page.getByRole('button', { name: 'Continue to billing' }).click()
    await expect(page.getByRole('heading', { name: 'An unknown error occurred' })).toBeVisible()
    await page.unroute(`**/assets/${script}.js`)
    await page.getByRole('button', { name: 'Try again' }).click()
    if (next === 'Contact') {
      await expect(page.getByLabel('E-mail')).toHaveValue(email)
      await page.getByRole('button', { name: 'Continue to billing' }).click()
    }
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    complaints.length = 0
  })
}
