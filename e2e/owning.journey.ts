import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword, fillSignIn, logout, newAddress, openAccount } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { addToCart, untilPriced } from './support/buying.ts'
import { newOwner } from './support/plugin.ts'
import { expect, test, visit } from './support/shop.ts'

test('a voucher is previewed, redeemed, and then used up', { tag: ['@phone-long', '@long'] }, async ({ page, browser }) => {
  test.slow()
  const team = await browser.newContext({ baseURL: process.env.SHOP ?? '' })
  await team.request.post('/api/customer/identity/sign-in?email=ada@northlight.test', {
    data: demoPassword,
    headers: { 'content-type': 'text/plain' },
  })
  const form = {
    name: 'For a friend',
    description: 'With thanks',
    gifts: [{ kind: 'Product', itemId: 'trawler', quantity: 1 }],
    expiresAt: null,
    isOn: true,
  }
  const made = await team.request.post('/api/creator/vouchers', { data: form })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const batch = await team.request.post(`/api/creator/vouchers/${id}/batches`, {
    data: { name: 'One', codes: 1, usesPerCode: 1, expiresAt: null },
  })
  expect(batch.status(), await batch.text()).toBe(201)
  const batchId = (await batch.json()).batches[0].id
  const table = await (await team.request.get(`/api/creator/vouchers/${id}/batches/${batchId}/codes.csv`)).text()
  const code = table.trim().split(/\r?\n/)[1]?.split(',')[0]?.replaceAll('"', '') ?? ''
  await team.close()

  // A visitor also starts a trial in two clicks: their address gets an account. Without its file no trial starts.
  await visit(page, '/northlight-audio/drift-eq')
  await page.route('**/drift-eq/releases', (route) => route.abort())
  await page.getByRole('button', { name: 'Try 14 days' }).click()
  const trial = page.getByRole('dialog', { name: 'Try Drift EQ for 14 days' })
  await expect(trial.getByRole('alert')).toContainText('The download couldn’t be loaded')
  await expect(trial.getByRole('button', { name: /^Start/ })).toHaveCount(0)
  await page.unroute('**/drift-eq/releases')
  await trial.getByRole('button', { name: 'Try again' }).click()
  await expectNoViolations(page, 'before a stranger’s trial')
  const arriving = page.waitForEvent('download')
  await trial.getByLabel('E-mail').fill(newAddress('stranger'))
  await trial.getByRole('button', { name: /^Start and download/ }).click()
  await (await arriving).cancel()
  await expect(page.getByRole('dialog', { name: 'Drift EQ is on its way' })).toContainText('We’ve sent a link to')

  await openAccount(page, { email: newAddress('friend'), password: 'a voucher in the rain', name: 'Noa Friend' })
  await visit(page, '/account/licenses')
  await page.getByRole('button', { name: 'Redeem a voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem a voucher' })
  await dialog.getByLabel('Code').fill('NOTHING-LIKE-THIS')
  await dialog.getByRole('button', { name: 'Check code' }).click()
  await expect(dialog.getByText('This code doesn’t work')).toBeVisible()
  // Case and spaces do not matter.
  await dialog.getByLabel('Code').fill(` ${code.toLowerCase()} `)
  await dialog.getByRole('button', { name: /Check code|Error/ }).click()
  await expect(dialog.getByRole('heading', { name: 'For a friend' })).toBeVisible()
  await expect(dialog).toContainText('Trawler')
  await expectNoViolations(page, 'what a voucher gives')
  await dialog.getByRole('button', { name: 'Redeem' }).click()
  await expect(dialog.getByText('It’s yours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Trawler' }) })).toContainText('redeemed')

  await page.getByRole('button', { name: 'Redeem a voucher' }).click()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Check code' }).click()
  await expect(dialog.getByText('This code has been used up')).toBeVisible()

  // Owned products can be downloaded; others can be tried, in two clicks.
  await visit(page, '/northlight-audio/trawler')
  await expect(page.getByRole('region', { name: 'You own this' })).toContainText('0 of 3 seats')
  await visit(page, '/northlight-audio/drift-eq')
  await page.getByRole('button', { name: 'Try 14 days' }).click()
  const trying = page.getByRole('dialog', { name: 'Try Drift EQ for 14 days' })
  await expect(trying).toContainText('After that it costs $49')
  await expectNoViolations(page, 'before a trial')
  const download = page.waitForEvent('download')
  await trying.getByRole('button', { name: /^Start and download/ }).click()
  await (await download).cancel()
  await page.getByRole('dialog', { name: 'Drift EQ is on its way' }).getByRole('link', { name: 'See my trials' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Drift EQ' }) })).toContainText('14 days left')
  await visit(page, '/northlight-audio/drift-eq')
  await expect(page.getByRole('region', { name: 'Your trial' })).toContainText('14 days of your trial left')
  await expect(page.getByRole('button', { name: 'Try 14 days' })).toHaveCount(0)
})

test('the shop shows what the user owns: on the product, in the crossgrade, the bundle and the cart', async ({ page }) => {
  await newOwner(page, 'plate-eleven')
  await visit(page, '/northlight-audio/plate-eleven')
  const yours = page.getByRole('region', { name: 'You own this' })
  await expect(yours).toContainText(/\d of 3 seats/)
  await expect(yours.getByRole('link', { name: 'What changed' })).toBeVisible()
  await expect(yours.getByRole('link', { name: 'See my licenses', exact: true })).toBeVisible()
  await expect(yours).toContainText(/As an owner you get \d+% off Studio Bundle/)
  await expect(page.getByRole('button', { name: 'Add to cart' }), 'buying again is folded away').toBeHidden()
  await page.getByText('Buy another license').click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'You already own Plate Eleven' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoViolations(page, 'a product that is owned')

  await visit(page, '/northlight-audio/trawler')
  await expect(page.getByText('Crossgrade from Plate Eleven')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await untilPriced(page)
  await visit(page, '/cart')
  await expect(page.getByRole('list', { name: 'Why Trawler costs less' })).toContainText('Crossgrade from Plate Eleven')

  await addToCart(page, '/northlight-audio/drift-eq')
  await expect(page.getByText(/Owners get \d+% off Studio Bundle/)).toBeVisible()
  await visit(page, '/northlight-audio/bundles/studio-bundle')
  await expect(page.getByText(/\$[\d.]+ for you, \d of 5 owned/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Plate Eleven' }).getByText('Owned')).toBeVisible()
  await expectNoViolations(page, 'a bundle of which some is owned')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await visit(page, '/cart')
  await expect(page.getByText('Already in Studio Bundle.')).toBeVisible()
  await expectNoViolations(page, 'a cart with something twice')
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
  const count = await lines.count()
  // A double click removes one line, whatever moves up under the pointer.
  await page.getByRole('button', { name: 'Remove Drift EQ, which is already in Studio Bundle' }).dblclick()
  await expect(page.getByText('Already in Studio Bundle.')).toHaveCount(0)
  await expect(lines).toHaveCount(count - 1)
})

test('17.2 the cart follows who is looking: it has the prices of whoever signed in, and none of them after they left', async ({ page }) => {
  const email = await newOwner(page, 'plate-eleven')
  await logout(page, 'Mika')
  await addToCart(page, '/northlight-audio/bundles/studio-bundle')
  const reason = page.getByText('1 product you already own')
  const toCart = async (): Promise<void> => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await untilPriced(page)
  }
  await toCart()
  await expect(reason).toHaveCount(0)
  await page.getByRole('link', { name: 'Login' }).click()
  await fillSignIn(page, email, 'a plugin in the rain')
  await expect(page).toHaveURL('/account/licenses')
  await toCart()
  await expect(reason.first()).toBeVisible()
  await logout(page, 'Mika')
  await toCart()
  await expect(reason).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('order'))).not.toContain('already own')
})

test('a plugin developer finds the endpoint, keys and code with their own values', async ({ page }) => {
  await page.request.post('/api/customer/identity/sign-in?email=dev@northlight.test', {
    data: demoPassword,
    headers: { 'content-type': 'text/plain' },
  })
  await visit(page, '/creator/plugins')
  await expect(page).toHaveTitle('Plugins - Soundfair')
  await expect(page.getByRole('listitem').filter({ hasText: 'Tape One' })).toContainText(
    /[1-9]\d* devices? · [1-9]\d* licenses? · [1-9]\d* trials?/,
  )
  await expect(page.getByRole('heading', { name: /^Key of .+ 20\d\d\s*Active$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'PEM (SPKI)' })).toContainText('BEGIN PUBLIC KEY')
  await expect(page.getByRole('region', { name: 'PKCS#1' })).toContainText('BEGIN RSA PUBLIC KEY')
  await expect(page.getByRole('region', { name: 'exponent,modulus in hex' })).toContainText(/^10001,[0-9a-f]{512}$/)
  await page.getByRole('radio', { name: 'Rust' }).check()
  const sample = page.getByRole('region', { name: 'soundfair_license.rs' })
  await expect(sample).toContainText('/@northlight-audio"')
  await page.getByLabel('Plugin', { exact: true }).selectOption({ label: 'Tape One' })
  await expect(sample).toContainText('const PRODUCT: &str = "tape-one"')
})

const address = {
  countryCode: 'US',
  streetAddress1: '48 Alder Street',
  streetAddress2: null,
  locality: 'Portland',
  region: 'OR',
  postCode: '97205',
}

/** Buys a monthly subscription with the calls of the checkout. */
const subscribe = async (page: Page, email: string): Promise<void> => {
  const orderId = randomUUID()
  const item = { type: 'Product', creatorId: 'northlight-audio', productId: 'tape-one', variationId: 'monthly', quantity: 1 }
  await page.request.patch(`/api/storefront/orders/${orderId}`, { data: { currency: 'USD', items: [item] } })
  const saved = await page.request.put(`/api/storefront/checkouts/${orderId}`, { data: { name: 'Noa', email, address, consent: true } })
  const { order, secret } = await saved.json()
  const paid = await page.request.post(`/api/storefront/checkouts/${orderId}/payment`, {
    data: { due: order.total.due, card: { number: '4242424242424242', expiry: '12/39', cvc: '123' }, consent: true },
    headers: { 'x-checkout-secret': secret },
  })
  expect(paid.status(), await paid.text()).toBe(200)
  await expect.poll(async () => (await (await page.request.get('/api/customer/inventory/subscriptions')).json()).items.length).toBe(1)
}

test('a subscription is cancelled, resumed, and paid with another card', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const email = newAddress('subscriber')
  await openAccount(page, { email, password: 'a month in the rain', name: 'Noa Month' })
  await subscribe(page, email)
  await visit(page, '/account/licenses?part=subscriptions')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tape One' }) })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('Next payment')
  await row.getByRole('button', { name: 'Cancel Tape One' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(row).toContainText('Cancelled')
  await expect(row).toContainText('Yours until')
  await row.getByRole('button', { name: 'Resume Tape One' }).click()
  await expect(row).toContainText('Active')

  const change = row.getByRole('link', { name: 'Change card for Tape One' })
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Change card' })
  await expect(dialog.getByLabel('Card number')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  await change.click()
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(dialog.getByLabel('Card number')).toBeFocused()
  await expectNoViolations(page, 'changing the card')
  await dialog.getByLabel('Card number').fill('4000 0000 0000 3220')
  await dialog.getByLabel('Expiry').fill('11/38')
  await dialog.getByLabel('Security code').fill('321')
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Your next payment uses this card')).toBeVisible()
  await expect(row).toContainText('card ending in 3220')

  await row.getByText('Payments').click()
  await expect(row).toContainText(/ORD-\d+/)
  // The license ends with its subscription.
  await visit(page, '/account/licenses')
  await expect(row).toContainText(/Northlight Audio · monthly · renews .+ · \$6\.00/)
})
