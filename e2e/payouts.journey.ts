import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { demoPassword, newAddress } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { chooseFile } from './support/builder.ts'
import { enterPayer, letHoldPass, openPaidCreator, statementOf, waitForPayouts } from './support/payouts.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

/** On a desktop of 900 px and on a phone. */
const expectButtonsInView = async (page: Page, dialog: Locator): Promise<void> => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  }
}

test('§7 a creator adds a payout account; the Owner previews, runs, exports and reads the bank’s statement; the payout is paid', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow()
  const creatorId = ownId('paid')
  const name = `Harbor ${creatorId}`
  const email = newAddress('signe')
  await openPaidCreator({ creatorId, name, email })
  const letOthersPay = await waitForPayouts()
  await signIn(context, email)
  await visit(page, '/creator/payouts')
  const account = page.getByRole('region', { name: 'Payout account' })
  const iban = account.getByRole('textbox', { name: 'IBAN' })
  await iban.fill('DE88370400440532013000')
  await account.getByLabel('BIC').focus()
  await expect(account.getByText(/the check digits don’t match/)).toBeVisible()
  await iban.fill('DE89370400440532013000')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expect(account.getByText(/the check digits don’t match/)).toHaveCount(0)
  // As if the sign-in were older than ten minutes: the first answer is the server's own refusal.
  let calls = 0
  await page.route('**/api/creator/payout-account', (route) =>
    route.request().method() === 'PUT' && calls++ === 0
      ? route.fulfill({ status: 403, json: { type: '/problems/confirm-password', title: 'Confirm your password', status: 403 } })
      : route.continue(),
  )
  await account.getByRole('button', { name: 'Save account' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm your password' })
  await question.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(account.getByText(/Nothing will be paid to it before/)).toBeVisible()
  await expect(account.getByText('by Signe Holm')).toBeVisible()
  await expectNoViolationsInThemes(page, 'payouts with an account')

  await letHoldPass(creatorId, name)
  await enterPayer()
  await signIn(context, 'owner@soundfair.test')
  await visit(page, '/admin/payouts')
  const proposed = page.getByRole('table', { name: 'What a run would pay today' }).getByRole('row', { name })
  await expect(proposed).toContainText('First payout')
  await page.getByRole('button', { name: 'Run payouts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run payouts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payout run')
  const row = page.getByRole('table', { name: 'Payouts of this run' }).getByRole('row', { name })
  await expect(row).toContainText('Scheduled')
  await expectNoViolationsInThemes(page, 'a run')

  await row.getByRole('button', { name: `Hold: ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Why').fill('We ask the bank about the name')
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click()
  await expect(row).toContainText('We ask the bank about the name')
  await row.getByRole('button', { name: `Release: ${name}` }).click()
  await expect(row).toContainText('Scheduled')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export SEPA' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export SEPA' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('<IBAN>DE89370400440532013000</IBAN>')
  await expect(page.getByRole('region', { name: 'Files for the bank' })).toContainText('Already exported')
  await expect(row).toContainText('With the bank')
  for (const act of ['Mark as paid', 'Mark as failed']) {
    await row.getByRole('button', { name: `${act}: ${name}` }).click()
    await expectButtonsInView(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  }

  const transfer = file.split('<CdtTrfTxInf>').find((part) => part.includes(`<Nm>${name}</Nm>`)) ?? ''
  const [, reference = ''] = /<EndToEndId>([^<]+)</.exec(transfer) ?? []
  const [, amount = ''] = /<InstdAmt Ccy="EUR">([^<]+)</.exec(transfer) ?? []
  await chooseFile(page, page.getByRole('button', { name: 'Read a statement' }), statementOf(reference, amount))
  await expect(page.getByText('1 confirmed, 0 failed.')).toBeVisible()
  await expect(row).toContainText('Paid')
  await letOthersPay()

  await signIn(context, email)
  await visit(page, '/creator/payouts')
  await page.getByRole('table', { name: 'Payouts' }).getByRole('link', { name: '1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payout 1')
  await expect(page.getByText('The bank has paid it.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lines of this payout' })).toContainText('15%, found here')
  for (const name of ['Lines as CSV', 'Statement as PDF']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(href ?? '')).status(), name).toBe(200)
  }
  await expectNoViolationsInThemes(page, 'a payout')
})

test('§7 the tools check an account number and show what is left of a sale', { tag: ['@phone-long', '@long'] }, async ({
  page,
  context,
}) => {
  await signIn(context, 'finance@northlight.test')
  await visit(page, '/creator/payouts/utils')
  await page.getByLabel('Price', { exact: true }).fill('100')
  await page.getByLabel('Buyer’s country').selectOption('US')
  await expect(page.getByRole('region', { name: 'What you keep from a sale' })).toContainText('$85.00')
  await page.getByLabel('Routing number').fill('021000022')
  await expect(page.getByText(/the check digit doesn’t match/)).toBeVisible()
  await page.getByLabel('Routing number').fill('021000021')
  await expect(page.getByText('The check digit matches.')).toBeVisible()
  const href = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  expect((await page.request.get(href ?? '')).status()).toBe(200)
  await expectNoViolationsInThemes(page, 'the tools')
  await expectNoOverflow(page)
})

test('§3 roles without payouts get the 403 screen', async ({ page, context }) => {
  await signIn(context, 'marketing@northlight.test')
  for (const path of ['/creator/payouts', '/creator/payouts/utils']) expect((await page.goto(path))?.status(), path).toBe(403)
  await signIn(context, 'support@soundfair.test')
  expect((await page.goto('/admin/payouts'))?.status()).toBe(403)
})
