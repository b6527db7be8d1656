import { findEmail } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('16.4 support finds an order by its license, corrects its invoice, moves it and reads its emails, by keyboard', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow()
  const { number, email, orderId } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }]))
  await findEmail(context.request, email, /receipt/)
  await signIn(context, 'support@soundfair.test')
  const order = await (await context.request.get(`/api/admin/orders/${orderId}`)).json()
  await visit(page, '/admin/sales')
  const search = page.getByRole('searchbox', { name: /^Order, person/ })
  await search.focus()
  await page.keyboard.type(order.sales[0].lines[0].licenses[0].id)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1')
  await page.getByRole('link', { name: number }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)

  const story = page.getByRole('region', { name: 'What happened' })
  await expect(story.getByRole('listitem').filter({ hasText: 'Paid' }).first()).toContainText(order.payments[0].providerId)
  for (const text of ['Cart started', 'Invoice INV-', 'License bought', 'E-mail sent: Your receipt'])
    await expect(story).toContainText(text)

  const mails = page.getByRole('region', { name: 'E-mails' })
  await mails.getByRole('button', { name: /Your receipt/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByText('Thank you for your purchase')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(page.getByText(`On its way to ${email} again`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Correct invoice' }).press('Enter')
  await dialog.getByLabel('Street and number').fill('Torstraße 99')
  await expectNoViolationsInThemes(page, 'a correction')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/replaces INV-/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(3)
  await expect(story).toContainText('Invoice corrected')

  await page.getByRole('button', { name: 'Move to another account' }).press('Enter')
  await dialog.getByLabel('To the account of').fill('casey@example.test')
  await dialog.getByLabel('Why').fill('Bought with another address')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/1 license and 0 subscriptions move with it/)).toBeVisible()
  await expectNoViolationsInThemes(page, 'a move')
  await dialog.getByRole('button', { name: 'Move it' }).press('Enter')
  await expect(page.getByText(`${number} now belongs to casey@example.test`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('casey@example.test')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText(`Moved back to ${email}`)).toBeVisible()
  // There and back, with one entry each for the order and for its license.
  await expect(story.getByRole('listitem').filter({ hasText: /Moved to another account by/ })).toHaveCount(4)
  await expectNoOverflow(page, 'an order')
  await expectNoViolationsInThemes(page, 'an order')
})
