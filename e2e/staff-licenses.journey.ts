import { expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('§16 support finds a license by keyboard, adds seats, revokes and restores it, and moves it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  const { number } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }]))
  await signIn(context, 'support@soundfair.test')
  await visit(page, '/admin/licenses')
  await page.getByRole('searchbox', { name: 'Id, person, product, order, device' }).fill(number)
  const rows = page.getByRole('table', { name: 'Licenses' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.getByRole('link', { name: 'Drift EQ' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drift EQ')
  await expectNoViolationsInThemes(page, 'a license')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Seats' }).press('Enter')
  await dialog.getByLabel('Seats').fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('to 7')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('7 to')

  await page.getByRole('button', { name: 'Revoke' }).press('Enter')
  await dialog.getByLabel('Why').fill('Looks shared')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This license is revoked')).toBeVisible()
  // A closing dialog would still catch the next key.
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByText('This license is revoked')).toHaveCount(0)

  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  await dialog.getByLabel('E-mail address of the new account').fill('casey@example.test')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Both addresses are notified')
  await expectNoViolationsInThemes(page, 'moving a license')
  await dialog.getByLabel('Why').fill('Sold on')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('casey@example.test')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Moved to another account')

  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: 'Drift EQ' }).click()
  await expect(page.getByRole('region', { name: 'Versions in use' })).toBeVisible()
})

test('§3 QA can only read licenses', async ({ page, context }) => {
  await signIn(context, 'qa@soundfair.test')
  await visit(page, '/admin/licenses')
  await expect(page.getByRole('button', { name: 'Give a license' })).toHaveCount(0)
  await page.getByRole('table', { name: 'Licenses' }).locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
})
