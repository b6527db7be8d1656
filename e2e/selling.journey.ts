import { readFile } from 'node:fs/promises'
import { expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { origin, signIn } from './support/studio.ts'

test('§5 a coupon is created with a working code, after a try on an example cart', { tag: ['@phone-long', '@long'] }, async ({
  page,
  context,
}) => {
  test.slow()
  const code = ownId('CODE').toUpperCase()
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByText('Use 3 to 40 letters, digits, dashes and underscores')).toBeVisible()
  await dialog.getByLabel('Code').fill('firstreel')
  await dialog.getByLabel('Name').fill('For the desk')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByText('You already have a coupon with this code')).toBeVisible()
  await dialog.getByLabel('Code').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)

  const trial = page.getByRole('region', { name: 'Try it on a cart' })
  await trial.getByLabel('Add to the cart').selectOption({ label: 'Plate Eleven, Perpetual' })
  await expect(trial.getByRole('listitem').filter({ hasText: 'Plate Eleven' })).toContainText('now')
  await page.getByLabel('Percent off').fill('25')
  await page.getByText('Chosen items').click()
  await expect(trial.getByText('It doesn’t apply to anything in the cart.')).toBeVisible()
  await page.getByRole('list', { name: 'Your items' }).getByLabel('Plate Eleven', { exact: true }).check()
  await expect(trial.getByText('It doesn’t apply to anything in the cart.')).toHaveCount(0)
  await page.getByLabel('Total uses').fill('2')
  await page.getByRole('button', { name: 'Save coupon' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expectNoViolationsInThemes(page, 'a coupon')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(`${code} is on`)).toBeVisible()

  await asGuest(page, (guest) => buy(guest, [{ productId: 'plate-eleven' }, { productId: 'two-lamp' }], { code }))
  await visit(page, page.url().slice(origin.length))
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sales with this coupon' }).locator('tbody').getByRole('link')).toHaveCount(1)

  await visit(page, `/creator/coupons?q=${code.toLowerCase()}`)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 of 2')
  await expect(page.getByRole('table').getByRole('link', { name: 'FIRSTREEL' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${code},For the desk,25%,On`)
})

test('§3 roles that may only read coupons see them, without buttons that would be refused', async ({ page, context }) => {
  await signIn(context, 'dev@northlight.test')
  await visit(page, '/creator/coupons')
  await expect(page.getByRole('button', { name: 'New coupon' })).toHaveCount(0)
  await page.getByRole('link', { name: 'FIRSTREEL' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FIRSTREEL')
  await expect(page.getByLabel('Name')).toBeDisabled()
  await expect(page.getByRole('button', { name: /Save coupon|Turn off/ })).toHaveCount(0)
})

test('§7 a sale shows what was paid and what is left, and is refunded by line', { tag: ['@phone-long', '@long'] }, async ({
  page,
  context,
}) => {
  test.slow()
  const { number } = await asGuest(page, (guest) =>
    buy(guest, [{ productId: 'drift-eq' }, { productId: 'two-lamp', quantity: 2 }], { code: 'FIRSTREEL' }),
  )
  await signIn(context, 'finance@northlight.test')
  await visit(page, `/creator/sales?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sale ${number}`)
  const about = page.getByRole('region', { name: 'Details' })
  for (const text of ['Robin Vale', 'Germany', 'FIRSTREEL', 'letter', 'Not paid out yet']) await expect(about).toContainText(text)
  const lines = page.getByRole('table', { name: 'Lines of this sale' })
  await expect(lines.getByText(/^lic_/)).toHaveCount(3)
  await expectNoViolationsInThemes(page, 'a sale')

  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoViolationsInThemes(page, 'the refund')
  await dialog.getByRole('checkbox', { name: /Two Lamp/ }).uncheck()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('Give a reason')).toBeVisible()
  await dialog.getByLabel('Why').fill('Bought the wrong one')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('The refund is in progress.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Bought the wrong one')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Partly refunded')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(lines.getByText('Revoked')).toHaveCount(1)

  await signIn(context, 'marketing@northlight.test')
  await visit(page, page.url().slice(origin.length))
  await expect(page.getByText('Robin Vale')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await visit(page, '/creator')
  await expect(page.getByRole('table', { name: 'Newest sales' })).toBeVisible()
  await expect(page.getByText('Robin Vale')).toHaveCount(0)
})
