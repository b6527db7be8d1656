import type { Page } from '@playwright/test'
import { expect, test, untilAlive, visit } from './support/shop.ts'
import { createProduct, origin, saved, signIn, write } from './support/studio.ts'

/** A picture for an icon: whatever the browser shows right now is one. */
const giveIcon = async (page: Page) => {
  const buffer = await page.screenshot()
  await page.locator('#field-iconUrl input[type=file]').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.locator('#field-iconUrl').getByRole('img', { name: 'Icon' })).toBeVisible({ timeout: 20_000 })
}

const addVariation = async (page: Page, kind: string, dollars: string) => {
  await page.getByRole('button', { name: 'Add a variation' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await page.getByLabel('Price in USD').filter({ visible: true }).fill(dollars)
}

test('a product goes from nothing to published, and a visitor sees it', { tag: '@phone' }, async ({ page, context, browser, isMobile }) => {
  test.slow()
  const id = isMobile ? 'harbour-hum-phone' : 'harbour-hum'
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/products')
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create product' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByText('Give it a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Harbour Hum')
  await expect(dialog.getByLabel('Id'), 'the name proposes the id').toHaveValue('harbour-hum')
  await dialog.getByLabel('Id').fill(id)
  await dialog.getByRole('button', { name: 'Create product' }).click()
  await expect(page).toHaveURL(`/creator/products/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Hum')

  await page.getByRole('button', { name: 'Publish' }).click()
  const missing = page.getByRole('region', { name: /Before it can be published/ })
  await expect(missing).toBeVisible()
  await missing.getByRole('link', { name: 'Add an icon' }).click()
  await expect(
    page.locator('#field-iconUrl').getByRole('button', { name: 'Choose a picture' }),
    'the list leads to the field',
  ).toBeFocused()
  await giveIcon(page)
  await addVariation(page, 'Perpetual', '29.90')
  expect(await write(page, 'Tagline', 'The quay at night, as a filter.')).toBe(200)
  await saved(page)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Harbour Hum is published.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Ada Lindqvist' }), 'the history knows who').toBeVisible()

  const visitor = await browser.newPage({ baseURL: origin })
  await visit(visitor, `/northlight-audio/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Harbour Hum')
  await expect(visitor.getByText('$29.90').first()).toBeVisible()
  await visitor.close()
})

test('prices of other currencies are derived until they are set, and a wrong amount says so at its field', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  const id = isMobile ? 'penny-phone' : 'penny-desk'
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, 'Penny')
  await visit(page, `/creator/products/${id}`)
  await addVariation(page, 'Monthly', '12')
  await page.getByText('Other currencies').click()
  const euros = page.getByLabel('EUR', { exact: true })
  await expect(euros, 'what visitors will be asked, in grey').toHaveAttribute('placeholder', /^\d+\.\d\d$/)
  await euros.fill('11,999')
  await expect(page.getByText('Enter an amount such as 59 or 59.90').or(page.getByText('Use at most 1,000,000'))).toHaveCount(0)
  await euros.fill('12.345')
  await expect(page.getByText('Use at most two decimals')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(euros, 'nothing is published over a wrong field').toBeFocused()
  await euros.fill('11,50')
  await saved(page)
  await page.reload()
  await untilAlive(page)
  await page.getByText('Other currencies').click()
  await expect(page.getByLabel('EUR', { exact: true })).toHaveValue('11.50')
})

test('a bundle with partial upgrade says what the customer saves, and goes live', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  test.slow()
  const id = isMobile ? 'pair-phone' : 'pair-desk'
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/bundles')
  await page.getByRole('button', { name: 'New bundle' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('A Pair')
  await page.getByRole('dialog').getByLabel('Id').fill(id)
  await page.getByRole('button', { name: 'Create bundle' }).click()
  await expect(page).toHaveURL(`/creator/bundles/${id}`)
  await page.getByRole('button', { name: /Add\s*Tape One/ }).click()
  await page.getByRole('button', { name: /Add\s*Drift EQ/ }).click()
  await addVariation(page, 'Perpetual', '89')
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await price.getByLabel('Partial upgrade').check()
  await expect(price.getByText(/The customer saves \d+ %/)).toBeVisible()
  await expect(price.getByText(/Who owns Tape One already pays/)).toBeVisible()
  await giveIcon(page)
  await saved(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('A Pair is published.')).toBeVisible()
  await visit(page, `/northlight-audio/bundles/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Pair')
})

test('two people edit at once: the second is told, chooses, and loses nothing', async ({ page, context, browser }) => {
  const id = 'duet-desk'
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, 'Duet')
  const other = await browser.newContext({ baseURL: origin })
  await signIn(other, 'dev@northlight.test')
  const second = await other.newPage()
  await visit(page, `/creator/products/${id}`)
  await visit(second, `/creator/products/${id}`)

  expect(await write(page, 'Tagline', 'Written by Ada')).toBe(200)
  expect(await write(second, 'Tagline', 'Written by Henrik')).toBe(409)
  const dialog = second.getByRole('alertdialog', { name: /Ada Lindqvist changed Duet too/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await saved(second)
  await expect(second.getByText('The other version is kept on this device')).toBeVisible()
  await second.getByRole('button', { name: 'Restore' }).click()
  await expect(second.getByLabel('Tagline')).toHaveValue('Written by Ada')
  await other.close()
})

test('one person in two windows is told so, and loses nothing', async ({ page, context }) => {
  const id = 'solo-desk'
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, 'Solo')
  const second = await context.newPage()
  await visit(page, `/creator/products/${id}`)
  await visit(second, `/creator/products/${id}`)

  expect(await write(page, 'Tagline', 'From the first window')).toBe(200)
  expect(await write(second, 'Tagline', 'From the second window')).toBe(409)
  const dialog = second.getByRole('alertdialog', { name: 'You changed Solo in another window too' })
  await dialog.getByRole('button', { name: 'Take the other' }).click()
  await expect(second.getByLabel('Tagline')).toHaveValue('From the first window')
  await second.getByRole('button', { name: 'Restore' }).click()
  await expect(second.getByLabel('Tagline')).toHaveValue('From the second window')
})

test('rows and the order of things are reached by keys alone', async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/products?sort=name')
  const rows = page.locator('[data-row-link]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  const name = await rows.nth(1).textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')

  await createProduct(context, 'key-order', 'Key Order')
  await visit(page, '/creator/products/key-order')
  await addVariation(page, 'Perpetual', '10')
  await addVariation(page, 'Monthly', '2')
  await page.getByRole('button', { name: /^Move Monthly, 2 of 2/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Monthly is now 1 of 2')).toBeAttached()
  await expect(page.getByRole('button', { name: /^Move Monthly, 1 of 2/ })).toBeFocused()
})

test('the list keeps its search, state and sorting in the address', { tag: '@phone' }, async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/products')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search products' }).fill('tape')
  await expect(page).toHaveURL(/q=tape/)
  await expect(main.locator('[data-row-link]')).toHaveText(['Tape One'])
  await page.reload()
  await untilAlive(page)
  await expect(main.getByRole('searchbox', { name: 'Search products' })).toHaveValue('tape')
  await main.getByRole('combobox', { name: 'State' }).selectOption('Archived')
  await expect(main.getByText('No product fits')).toBeVisible()
  await main.getByRole('link', { name: 'Show them all' }).click()
  await main.getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=-price/)
})

test('an address with a filter, or with the page builder open, can be reloaded', async ({ page, context }) => {
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/products?state=Archived')
  await expect(page.getByText('No product fits')).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'State' })).toHaveValue('Archived')
  await visit(page, '/creator/products/tape-one?part=page')
  await expect(page.getByRole('heading', { name: 'Page of Tape One' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Build the page' })).toBeVisible()
})

test('§3 Marketing edits texts and sees prices as they are; Financial reads; neither sees the settings', async ({ page, context }) => {
  await signIn(context, 'marketing@northlight.test')
  await visit(page, '/creator/products/tape-one')
  await expect(page.getByLabel('Tagline')).toBeEnabled()
  await page.getByRole('button', { name: 'Edit Perpetual' }).click()
  await expect(page.getByLabel('Price in USD').filter({ visible: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add a variation' })).toHaveCount(0)
  await signIn(context, 'finance@northlight.test')
  await visit(page, '/creator/products/tape-one')
  await expect(page.getByLabel('Tagline')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  const response = await page.goto('/creator/settings')
  expect(response?.status()).toBe(403)
})
