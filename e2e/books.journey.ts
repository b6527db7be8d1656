import { readFile } from 'node:fs/promises'
import { demoPassword } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('§7 the Owner reads the books: balances, an entry, taxes, invoices, rates and the seller', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signIn(context, 'owner@soundfair.test')
  await visit(page, '/admin/books')
  const sums = page.getByRole('table', { name: 'Balances by account and currency' }).getByRole('row', { name: /^Total/ })
  await expect(sums).toContainText('$0.00')
  await expectNoViolationsInThemes(page, 'balances')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ledger of the period as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Entry,Day,Time,Kind,Cause,Order,Payout')

  await page.getByRole('link', { name: 'Entries' }).click()
  await page.getByRole('searchbox', { name: 'Order, entry, reference or creator' }).fill('ORD-000001')
  await expect(page.getByRole('table', { name: 'Entries' }).getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Sale', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Lines of this entry' })).toContainText('Payment providers')
  await expect(page.getByRole('link', { name: 'ORD-000001' })).toHaveAttribute('href', /\/admin\/sales\//)

  await page.getByRole('link', { name: 'Taxes' }).click()
  await expect(page.getByRole('heading', { name: /^One-Stop-Shop, Q/ })).toBeVisible()
  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('link', { name: 'Download ZIP' })).toBeVisible()

  await page.getByRole('link', { name: 'Tax rates' }).click()
  await expect(page.getByRole('row', { name: /Canary Islands/ })).toContainText('0%')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  const rate = page.getByRole('form', { name: 'New tax rate' })
  await rate.getByLabel('From').fill('2026-01-01')
  await rate.getByRole('button', { name: 'Add rate' }).click()
  await expect(rate.getByText('Choose a country')).toHaveCount(2)
  await rate.getByLabel('Place').selectOption('NZ')
  await rate.getByLabel('Rate').fill('15')
  await rate.getByRole('button', { name: 'Add rate' }).click()
  await expect(rate.getByText(/or later: earlier sales are unaffected/)).toHaveCount(2)

  // Leaving with unsaved input asks first.
  await page.getByRole('link', { name: 'Exchange rates' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('table', { name: 'Exchange rates by day' })).toContainText('0.92')
})

test('§7 the Owner sets the seller from a later day on', { tag: ['@phone-long', '@long'] }, async ({ page, context }) => {
  await signIn(context, 'owner@soundfair.test')
  await visit(page, '/admin/books/seller')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'New version' }).click()
  const form = page.getByRole('form', { name: 'New version of the seller' })
  const name = ownId('Soundfair GmbH')
  await form.getByLabel('From').fill(test.info().project.name === 'phone' ? '2091-01-01' : '2090-01-01')
  await form.getByLabel('Name of the business').fill(name)
  await form.getByRole('textbox', { name: 'IBAN' }).fill('DE88370400440532013000')
  await form.getByRole('button', { name: 'Save this version' }).click()
  await expect(form.getByText(/the check digits don’t match/)).toBeVisible()
  await form.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000')
  // As if the sign-in were older than ten minutes: the first answer is the server's own refusal.
  let calls = 0
  await page.route('**/api/admin/sellers', (route) =>
    route.request().method() === 'POST' && calls++ === 0
      ? route.fulfill({ status: 403, json: { type: '/problems/confirm-password', title: 'Confirm your password', status: 403 } })
      : route.continue(),
  )
  await form.getByRole('button', { name: 'Save this version' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm your password' })
  await question.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText('Upcoming').first()).toBeVisible()
})

test('§7 other staff cannot open the books', async ({ page, context }) => {
  await signIn(context, 'support@soundfair.test')
  for (const path of ['/admin/books', '/admin/books/seller']) expect((await page.goto(path))?.status()).toBe(403)
})
