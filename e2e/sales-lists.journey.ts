import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('§7 a creator filters their sales, reads the sums, and opens a customer', { tag: '@phone-long' }, async ({ page, context }) => {
  const { number, email } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }], {}))
  await signIn(context, 'ada@northlight.test')
  await visit(page, `/creator/sales?q=${number}&item=product/drift-eq&channel=Marketplace`)
  await expect(page.getByRole('table', { name: 'Sales' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByText('More filters, 2 in use')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Sales1')
  await page.getByLabel('Channel').selectOption('Embed')
  await expect(page.getByRole('heading', { name: 'No sale matches' })).toBeVisible()

  await visit(page, '/creator/customers')
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(email)
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Not subscribed')
  await expect(page.getByRole('region', { name: 'Licenses' })).toContainText('Drift EQ')
})
