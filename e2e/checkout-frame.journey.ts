import type { Page } from '@playwright/test'
import { newAddress } from './support/accounts.ts'
import {
  addToCart,
  checkoutFrame,
  fillBilling,
  fillContact,
  heardOf,
  openCheckout,
  payWith,
  storedCart,
  tapeOne,
  toPayment,
  untilDone,
  untilPriced,
} from './support/buying.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

test.slow()

test('§2 /{creatorId}/{productId}/buy adds the product once and opens the checkout', async ({ page }) => {
  await visit(page, `${tapeOne}/buy`)
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await checkoutFrame(page).getByLabel('Name').fill('Casey Moreau')
  await page.reload()
  await expect(checkoutFrame(page).getByLabel('Name'), 'what was typed is not lost').toHaveValue('Casey Moreau')
  expect((await storedCart(page)).items).toMatchObject([{ quantity: 1, via: 'BuyLink' }])
  await page.goBack()
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  await page.goForward()
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await checkoutFrame(page).getByRole('button', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('link', { name: 'Back to Tape One' })).toBeVisible()
})

test('a buy link to what is free asks for an e-mail address alone, whatever is in the cart', { tag: '@long' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  await visit(page, '/kazumi-ito/chordsmith-first-folder/buy?via=embed')
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Get it free' })).toBeVisible()
  await expect(checkoutFrame(page).getByRole('textbox')).toHaveCount(1)
  expect((await storedCart(page)).items, 'the cart stays as it is').toMatchObject([{ productId: 'tape-one', quantity: 1 }])
})

test('a free product asks for an e-mail address only', async ({ page }) => {
  await visit(page, '/kazumi-ito/chordsmith-first-folder')
  await page.getByRole('button', { name: 'Get it free' }).first().click()
  const frame = checkoutFrame(page)
  await frame.getByLabel('E-mail').fill(newAddress('free'))
  await frame.getByRole('button', { name: 'Get it free' }).click()
  await untilDone(frame)
})

test('a stranger sees only what came with the page: no request before something is entered, and nothing is cached', async ({ page }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await storedCart(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(`/api/storefront/checkouts/${id}`) && asked.push(request.method()))
  const response = await visit(page, `/checkout/${id}`)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(asked).toEqual([])
  const email = await fillContact(page)
  expect(asked).toEqual(['PUT'])
  const anew = await page.request.get(`/checkout/${id}`)
  expect(await anew.text(), 'the page carries nobody’s details').not.toContain(email)
})

test('§5 messages that are not from the checkout are ignored with a console error', async ({ page, complaints }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await openCheckout(page)
  await page.evaluate(() => window.postMessage({ type: 'close', completed: true }, '*'))
  await expect.poll(() => complaints).toEqual([expect.stringContaining('from another window')])
  await page.frames()[1]?.evaluate(() => window.parent.postMessage({ type: 'close', completed: 'yes' }, '*'))
  await expect.poll(() => complaints.at(-1)).toContain('another shape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(1)
  expect((await storedCart(page)).items).toHaveLength(1)
  // Expected here; any other complaint would still fail the journey.
  expect(complaints.splice(0)).toHaveLength(2)
})

test('§4 closing the frame restores the page: scroll position, focus, cart', { tag: '@phone-long' }, async ({ page }) => {
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
  expect((await storedCart(page)).items).toHaveLength(1)
})

test('closing a checkout that was opened from the drawer returns to the drawer, also after a reload', {
  tag: ['@phone-long', '@long'],
}, async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.getByRole('button', { name: 'Open cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await openCheckout(page)
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(drawer.getByRole('link', { name: 'Tape One' })).toBeVisible()
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
  await page.goForward()
  await page.reload()
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.goBack()
  await expect(drawer.getByRole('link', { name: 'Tape One' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.style.overflow), 'the page can be scrolled').toBe('')
})

test('Escape closes the frame, also from inside it, but not while typing', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await frame.getByLabel('Name').press('Escape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(1)
  await frame.getByRole('button', { name: 'Back to the shop' }).press('Escape')
  await expect(page.locator('iframe[title=Checkout]')).toHaveCount(0)
})

/** A page of another site with the checkout in a frame, which records its messages. */
const frameElsewhere = async (page: Page, site: string, checkout: string) => {
  const html = `<!doctype html><html lang="en"><title>A shop of its own</title><body><script>
    window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, type: data.type, completed: data.completed }))
    </script><iframe title="Checkout" allow="local-network-access *; loopback-network *" style="width:100%;height:1200px" src="${checkout}"></iframe></body></html>`
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  // On the internet both are public; here the shop is on this machine, so Chromium asks for permission.
  await page.context().grantPermissions(['local-network-access'], { origin: site })
  await page.goto(`${site}/cart`)
}

test('the checkout in a frame of the creator’s own site pays, and sends messages to that site only', async ({ page }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await storedCart(page)
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

test('a site that the creator did not list cannot show the checkout in a frame', async ({ page, complaints }) => {
  await addToCart(page, tapeOne)
  await untilPriced(page)
  const { id } = await storedCart(page)
  const { origin } = new URL(page.url())
  await frameElsewhere(page, 'https://thief.example', `${origin}/checkout/${id}`)
  await expect.poll(() => complaints).toEqual([expect.stringContaining('frame-ancestors')])
  expect(complaints.splice(0)).toHaveLength(1)
  await expect(checkoutFrame(page).getByRole('heading', { name: 'Contact' })).toHaveCount(0)
})

test('an order that does not exist is a 404 of that page, alone and in a frame, and both offer a way out', async ({ page }) => {
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
