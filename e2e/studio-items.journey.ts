import type { Page } from '@playwright/test'
import { grantLicense } from './support/plugin.ts'
import { expect, ownId, test, untilAlive, visit } from './support/shop.ts'
import { createProduct, publishProduct, signIn, write } from './support/studio.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const menuOf = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('§4 a product is archived and no longer for sale, restored, and copied as a new draft', async ({ page, context }) => {
  const id = ownId('attic')
  const name = ownId('Attic')
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, name)
  await publishProduct(context, id, {})
  const status = async () => (await page.request.get(`/northlight-audio/${id}`)).status()
  expect(await status()).toBe(200)

  await visit(page, `/creator/products?q=${id}`)
  await menuOf(page, name, 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive product' }).click()
  await expect(toast(page).getByText(`${name} is archived`)).toBeVisible()
  await expect(page.getByText('No product matches')).toBeVisible()
  expect(await status()).toBe(404)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(status, 'what was archived by mistake is back').toBe(200)

  await menuOf(page, name, 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive product' }).click()
  await expect(page.getByText('No product matches')).toBeVisible()
  // Its owners are led to their license, strangers to nothing.
  await grantLicense(page, 'ada@northlight.test', { productId: id })
  expect((await visit(page, `/northlight-audio/${id}`))?.status()).toBe(404)
  await page
    .getByRole('paragraph')
    .filter({ hasText: `You own ${name}` })
    .getByRole('link', { name: 'see it in your licenses' })
    .click()
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()

  await visit(page, `/creator/products?q=${id}`)
  await page.getByRole('main').getByRole('combobox', { name: 'Status' }).selectOption('Archived')
  await menuOf(page, name, 'Restore')
  await expect.poll(status).toBe(200)
  await expect(toast(page).getByText(`${name} is back`)).toBeVisible()

  await page.getByRole('main').getByRole('combobox', { name: 'Status' }).selectOption('Live')
  await menuOf(page, name, 'Duplicate')
  const dialog = page.getByRole('dialog', { name: `Duplicate ${name}` })
  await expect(dialog.getByLabel('Id')).toHaveValue(`${id}-copy`)
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(`/creator/products/${id}-copy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} copy`)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

test('a draft is discarded, and an earlier version is restored', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  const id = ownId('way-back')
  await createProduct(context, id, 'Way Back')
  await publishProduct(context, id, { tagline: 'The first words' })
  await publishProduct(context, id, { tagline: 'The second words' })

  await visit(page, `/creator/products/${id}`)
  expect(await write(page, 'Tagline', 'Words nobody needs')).toBe(200)
  const discard = async () => {
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByLabel('Tagline')).toHaveValue('The second words')
  }
  await discard()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Tagline'), 'Undo brings it back').toHaveValue('Words nobody needs')
  await discard()
  await expect(page.getByRole('button', { name: 'Published', disabled: true }), 'nothing is left to publish').toBeVisible()

  const restore = async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Restore|Take/ })
      .click()
    await expect(page.getByLabel('Tagline')).toHaveValue('The first words')
  }
  await restore()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByLabel('Tagline'), 'Undo brings the draft back').toHaveValue('The second words')
  await restore()
  await expect(page.getByText('Changes', { exact: true })).toBeVisible()
  const seen = await (await page.request.get(`/api/storefront/products/northlight-audio/${id}`)).json()
  expect(seen.tagline, 'visitors see what was published').toBe('The second words')
})

test('§4 a sale reduces a price by an amount at once, and the full price is back when it is ended early', async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  const id = ownId('short-sale')
  await createProduct(context, id, 'Short Sale')
  await publishProduct(context, id, {})
  const price = async () => {
    const { pricingConfiguration } = await (await page.request.get(`/api/storefront/products/northlight-audio/${id}`)).json()
    return [pricingConfiguration.originalPrice.USD, pricingConfiguration.price.USD]
  }
  expect(await price()).toEqual([79, 79])

  await visit(page, `/creator/products/${id}`)
  await page.getByRole('button', { name: 'Plan a sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a sale on Short Sale' })
  await dialog.getByLabel('Name').fill('One hour only')
  await dialog.getByRole('radio', { name: 'Amount' }).check()
  for (const currency of ['USD', 'EUR', 'GBP', 'CHF', 'NOK', 'SEK', 'DKK', 'CAD', 'AUD', 'JPY']) {
    await expect(dialog.getByLabel(`${currency} off`)).toBeVisible()
  }
  await dialog.getByLabel('USD off').fill('4')
  await dialog.getByLabel('Only the first payments are reduced').check()
  await dialog.getByLabel('How many payments').fill('3')
  await dialog.getByRole('button', { name: 'Save sale' }).click()
  const sales = page.getByRole('region', { name: 'Sales on this product' })
  await expect(sales.getByText(/every variation for the first 3 payments/)).toBeVisible()
  expect(await price()).toEqual([79, 75])

  await sales.getByRole('button', { name: 'End now: One hour only' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End sale' }).click()
  await expect(sales.getByText('Ended', { exact: true })).toBeVisible()
  expect(await price()).toEqual([79, 79])

  // Ended by mistake: Undo resumes it unchanged.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sales.getByRole('button', { name: 'End now: One hour only' })).toBeVisible()
  expect(await price()).toEqual([79, 75])
})

test('Undo after ending a sale waits for a save in progress, and leaves what was saved', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  const id = ownId('raced-sale')
  await createProduct(context, id, 'Raced Sale')
  await publishProduct(context, id, {})
  await visit(page, `/creator/products/${id}`)
  await page.getByRole('button', { name: 'Plan a sale' }).click()
  const dialog = page.getByRole('dialog')
  const sales = page.getByRole('region', { name: 'Sales on this product' })
  await dialog.getByLabel('Name').fill('Raced')
  await dialog.getByRole('button', { name: 'Save sale' }).click()
  await sales.getByRole('button', { name: 'End now: Raced' }).click()
  await dialog.getByRole('button', { name: 'End sale' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // A toast under the pointer stays.
  await undo.hover()

  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/api/creator/sale-discounts**', async (route) => {
    asked.push(route.request().method())
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Plan a sale' }).press('Enter')
  await dialog.getByLabel('Name').fill('Raced again')
  await dialog.getByLabel('Name').press('Enter')
  await expect.poll(() => asked).toEqual(['POST'])
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/sale-discounts')) asked.push('saved')
  })
  await page.mouse.down()
  await page.mouse.up()
  held.resolve()
  await expect(sales.getByRole('button', { name: 'End now: Raced' })).toBeVisible()
  expect(asked.slice(0, 2), 'nothing is read or changed before the save').toEqual(['POST', 'saved'])
})

test('an image of the gallery is cropped and keeps its position and its alt text', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  const id = ownId('cropped')
  await createProduct(context, id, 'Cropped')
  await publishProduct(context, id, {})
  await visit(page, `/creator/products/${id}`)
  const text = () => page.getByLabel('Alt text').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const before = await text()
  await page.getByRole('button', { name: `Crop ${before[1]}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Crop ${before[1]}` })
  await dialog.getByRole('radio', { name: '16 : 9' }).check()
  const saving = page.waitForResponse((response) => response.request().method() === 'PUT')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  const { draft, images } = await (await saving).json()
  expect(draft.images.map(({ alt }: { alt: string }) => alt)).toEqual(before)
  const cut = images.find(({ id }: { id: string }) => id === draft.images[1].id)
  expect(cut.width / cut.height).toBeCloseTo(16 / 9, 1)
  expect(await text()).toEqual(before)
})

test('§3 the profile is saved, reloaded and seen by visitors; invalid input has a message at its field', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/settings')
  const profile = page.getByRole('region', { name: 'Profile' })
  const tagline = profile.getByLabel('Tagline')
  const before = await tagline.inputValue()
  await tagline.fill('x'.repeat(161))
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(tagline).toHaveAttribute('aria-invalid', 'true')
  await tagline.fill('Machines with a past and a future')
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Sales' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await expect(tagline).toHaveValue('Machines with a past and a future')
  expect(await (await page.request.get('/northlight-audio')).text()).toContain('Machines with a past and a future')
  await tagline.fill(before)
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('button', { name: 'Saved' })).toBeVisible()
})

for (const [email, path, name, room] of [
  ['ada@northlight.test', '/resources', 'Studio', 'Resources'],
  ['ada@northlight.test', '/creator/sales', 'Studio', 'Sales'],
  ['qa@soundfair.test', '/admin/licenses', 'Admin', 'Licenses'],
] as const) {
  test(`§11 ${path} has the navigation of its area`, { tag: path === '/creator/sales' ? '@phone' : ['@phone-long', '@long'] }, async ({
    page,
    context,
    isMobile,
  }) => {
    await signIn(context, email)
    await visit(page, path)
    const rooms = page.getByRole('navigation', { name, exact: true }).filter({ visible: true })
    if (isMobile) {
      await rooms.getByRole('button').click()
      await expect(page.getByRole('menuitem', { name: room, exact: true })).toBeVisible()
      return
    }
    await expect(rooms.getByRole('link', { name: room, exact: true })).toHaveAttribute('aria-current', 'page')
    await rooms.getByRole('link', { name: 'Overview' }).click()
    await expect(page).toHaveURL(name === 'Admin' ? '/admin' : '/creator')
  })
}
