import { demoPassword, newAddress, openAccount } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { expect, test, visit } from './support/shop.ts'

test('a voucher is looked at, redeemed, and is used up', async ({ page, browser }) => {
  test.slow()
  const team = await browser.newContext({ baseURL: process.env.SHOP ?? '' })
  await team.request.post('/api/customer/identity/sign-in?email=ada@northlight.test', {
    data: demoPassword,
    headers: { 'content-type': 'text/plain' },
  })
  const form = {
    name: 'For a friend',
    description: 'With thanks',
    gifts: [{ kind: 'Product', itemId: 'trawler', quantity: 1 }],
    expiresAt: null,
    isOn: true,
  }
  const made = await team.request.post('/api/creator/vouchers', { data: form })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const batch = await team.request.post(`/api/creator/vouchers/${id}/batches`, {
    data: { name: 'One', codes: 1, usesPerCode: 1, expiresAt: null },
  })
  expect(batch.status(), await batch.text()).toBe(201)
  const batchId = (await batch.json()).batches[0].id
  const table = await (await team.request.get(`/api/creator/vouchers/${id}/batches/${batchId}/codes.csv`)).text()
  const code = table.trim().split(/\r?\n/)[1]?.split(',')[0]?.replaceAll('"', '') ?? ''
  await team.close()

  await openAccount(page, { email: newAddress('friend'), password: 'a voucher in the rain', name: 'Noa Friend' })
  await visit(page, '/account/licenses')
  await page.getByRole('button', { name: 'Redeem a voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem a voucher' })
  await dialog.getByLabel('Code').fill('NOTHING-LIKE-THIS')
  await dialog.getByRole('button', { name: 'See what it gives' }).click()
  await expect(dialog.getByText('This code does not work')).toBeVisible()
  // Small letters and spaces do not matter.
  await dialog.getByLabel('Code').fill(` ${code.toLowerCase()} `)
  await dialog.getByRole('button', { name: /See what it gives|Error/ }).click()
  await expect(dialog.getByRole('heading', { name: 'For a friend' })).toBeVisible()
  await expect(dialog).toContainText('Trawler')
  await expectNoViolations(page, 'what a voucher gives')
  await dialog.getByRole('button', { name: 'Redeem' }).click()
  await expect(dialog.getByText('It is yours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Trawler' }) })).toContainText('redeemed')

  await page.getByRole('button', { name: 'Redeem a voucher' }).click()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'See what it gives' }).click()
  await expect(dialog.getByText('Nothing is left of this code')).toBeVisible()
})

test('a plugin developer finds endpoint, keys and code with their own values', async ({ page }) => {
  await page.request.post('/api/customer/identity/sign-in?email=dev@northlight.test', {
    data: demoPassword,
    headers: { 'content-type': 'text/plain' },
  })
  await visit(page, '/creator/plugins')
  await expect(page).toHaveTitle('Plugins - Soundfair')
  const first = page.getByRole('button', { name: 'Make the first key' })
  if (await first.isVisible()) await first.click()
  await expect(page.getByRole('region', { name: 'PEM (SPKI)' })).toContainText('BEGIN PUBLIC KEY')
  await expect(page.getByRole('region', { name: 'PKCS#1' })).toContainText('BEGIN RSA PUBLIC KEY')
  await expect(page.getByRole('region', { name: 'exponent,modulus in hex' })).toContainText(/^10001,[0-9a-f]{512}$/)
  await page.getByRole('radio', { name: 'Rust' }).check()
  const sample = page.getByRole('region', { name: 'soundfair_license.rs' })
  await expect(sample).toContainText('/@northlight-audio"')
  await page.getByLabel('Plugin', { exact: true }).selectOption({ label: 'Tape One' })
  await expect(sample).toContainText('const PRODUCT: &str = "tape-one"')
})
