import { readFile } from 'node:fs/promises'
import { expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

const items = [
  { productId: 'drift-eq' },
  { productId: 'two-lamp' },
  { productId: 'fourth-rung', creatorId: 'lowtide', variationId: 'standard' },
]

test('§7 support finds an order, refunds one line, and its license ends', { tag: '@phone-long' }, async ({ page, context }) => {
  test.slow()
  const { number, email, orderId } = await asGuest(page, (guest) => buy(guest, items, { code: 'FIRSTREEL' }))
  await signIn(context, 'support@soundfair.test')
  await visit(page, '/admin/sales')
  await page.getByRole('searchbox', { name: 'Order, person, product or reference' }).fill(email)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/[?&]q=robin-/)
  await expect(rows.last()).toContainText('Northlight Audio')
  await expect(rows.last()).toContainText('Lowtide')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${number},`)

  await visit(page, `/admin/sales?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(`/admin/sales/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  for (const text of ['Robin Vale', email, '10119 Berlin', 'Germany', 'letter']) {
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText(text)
  }
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Card ending in 4242')
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
  const lines = page.getByRole('table', { name: 'Sold by Northlight Audio' })
  await expect(lines).toContainText('FIRSTREEL')

  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoViolationsInThemes(page, 'the refund')
  await dialog.getByRole('checkbox', { name: /Two Lamp/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /Fourth Rung/ }).uncheck()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('Give a reason')).toBeVisible()
  await dialog.getByLabel('Why').fill('Bought the wrong one')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('The refund is in progress.')).toBeVisible()

  // Without any input: the page polls.
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Refunded')
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('by Tomasz Lind')
  await expect(lines.getByRole('row', { name: /Drift EQ/ })).toContainText('Revoked')
  await expect(lines.getByRole('row', { name: /Two Lamp/ })).not.toContainText('Revoked')
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('Credit note')
  await visit(page, `/admin/sales?q=${number}&status=PartiallyRefunded`)
  await expect(rows).toHaveCount(2)
  // A saved or shared address shows its filters on the first render.
  await visit(page, `/admin/sales?q=${number}&status=Refunded`)
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
})

test('§3 staff who may only read orders see no refund button; others get the 403 screen', async ({ page, context }) => {
  test.slow()
  const { number, orderId } = await asGuest(page, (guest) => buy(guest, items.slice(0, 1)))
  await signIn(context, 'creators@soundfair.test')
  await visit(page, `/admin/sales?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Robin Vale')
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)

  await signIn(context, 'qa@soundfair.test')
  for (const path of ['/admin/sales', `/admin/sales/${orderId}`]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(403)
    await expect(page.getByText('Robin Vale')).toHaveCount(0)
  }
})

test('an unpaid order is not listed, and a search without results says so', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'support@soundfair.test')
  expect((await page.goto(`/admin/sales/${crypto.randomUUID()}`))?.status()).toBe(404)
  await visit(page, '/admin/sales?q=nobody-by-this-name')
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})
