import { expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('§16 support finds a customer, writes a note, confirms them, merges their other account and anonymizes them', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow()
  const first = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }]))
  const second = await asGuest(page, (guest) => buy(guest, [{ productId: 'two-lamp' }]))
  await signIn(context, 'support@soundfair.test')
  await visit(page, '/admin/customers')
  await page.getByRole('searchbox', { name: 'E-mail, name or id' }).fill(first.email)
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.locator('[data-row-link]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(first.number)
  await expectNoViolationsInThemes(page, 'a customer')

  await page.getByLabel('New note').fill('Bought twice by mistake')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Bought twice by mistake')

  const menu = page.getByRole('button', { name: 'Actions' })
  const dialog = page.getByRole('dialog').first()
  const choose = async (name: string) => {
    // Closing a dialog moves the focus back to its button.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (name !== 'Confirm by hand') await expect(menu).toBeFocused()
    else await menu.focus()
    await page.keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name })
    await entry.waitFor()
    for (let step = 0; step < 10 && !(await entry.evaluate((one) => one.hasAttribute('data-focus'))); step++) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(entry).toHaveAttribute('data-focus')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await choose('Confirm by hand')
  await dialog.getByLabel('Why').fill('They called from the shop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('confirmed')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Account confirmed')

  await choose('Merge another account into this')
  await dialog.getByLabel('The other account').fill(second.email)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Licenses with their devices')
  await expectNoViolationsInThemes(page, 'merging two accounts')
  await dialog.getByLabel('Why').fill('One person')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(second.number)

  await choose('Make anonymous')
  await dialog.getByLabel('Type the address of the account').fill(first.email)
  await dialog.getByLabel('Why').fill('They asked')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This account is deleted')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(first.number)
})

test('§3 CreatorSupport can only read customers; QA gets the 403 screen', async ({ page, context }) => {
  await signIn(context, 'creators@soundfair.test')
  await visit(page, '/admin/customers?q=casey@example.test')
  await page.getByRole('table', { name: 'Customers' }).locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('casey@example.test')
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0)
  await signIn(context, 'qa@soundfair.test')
  expect((await page.goto('/admin/customers'))?.status()).toBe(403)
})
