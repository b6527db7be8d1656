import { readFile } from 'node:fs/promises'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('§7 a voucher is created, with a table of codes', { tag: '@long' }, async ({ page, context }) => {
  test.slow()
  const name = ownId('Friends')
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/vouchers')
  await page.getByRole('button', { name: 'New voucher' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create voucher' }).click()
  await expect(dialog.getByText('Give the voucher a name')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Gives').selectOption({ label: 'Plate Eleven' })
  await dialog.getByRole('button', { name: 'Create voucher' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const items = page.getByRole('list', { name: 'Your items' })
  await items.getByLabel('Two Lamp', { exact: true }).check()
  await items.getByLabel('How many of Two Lamp').fill('2')
  await page.getByRole('button', { name: 'Save voucher' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expect(page.getByText('Plate Eleven, 2 × Two Lamp')).toBeVisible()

  await page.getByRole('button', { name: 'New codes' }).click()
  await dialog.getByLabel('For').fill('A shop in Bergen')
  await dialog.getByLabel('Codes').fill('12')
  await dialog.getByLabel('Uses per code').fill('3')
  await expectNoViolationsInThemes(page, 'making codes')
  await dialog.getByRole('button', { name: 'Create codes' }).click()
  await expect(page.getByText('12 codes are ready')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const batch = page.getByRole('table', { name: 'Batches of codes' }).getByRole('row').filter({ hasText: 'A shop in Bergen' })
  await expect(batch).toContainText('0 of 36')
  await expectNoOverflow(page, 'a voucher with codes')
  await expectNoViolationsInThemes(page, 'a voucher with codes')

  const download = page.waitForEvent('download')
  await batch.getByRole('link', { name: 'Codes for A shop in Bergen as CSV' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  const codes = table.trim().split('\r\n').slice(1)
  expect(codes).toHaveLength(12)
  expect(codes.every((line) => /^[34679A-Y]{4}(-[34679A-Y]{4}){2},0,3,$/.test(line))).toBe(true)

  await batch.getByRole('button', { name: /Turn off/ }).click()
  await expect(page.getByText('The codes for A shop in Bergen are off')).toBeVisible()
  await visit(page, `/creator/vouchers?q=${name.split(' ')[0]?.toLowerCase()}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('0 of 36')
  await expect(page.getByRole('table').getByRole('link', { name: 'Press copies' })).toHaveCount(0)
})

test('§3 roles that may only read vouchers see them, without codes and without buttons that would be refused', async ({
  page,
  context,
}) => {
  await signIn(context, 'dev@northlight.test')
  await visit(page, '/creator/vouchers')
  await expect(page.getByRole('button', { name: 'New voucher' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Press copies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press copies')
  await expect(page.getByLabel('Name')).toBeDisabled()
  await expect(page.getByRole('button', { name: /Save voucher|Turn off|New codes/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /as CSV/ })).toHaveCount(0)
  const redemptions = page.getByRole('table', { name: 'Redemptions' })
  await expect(redemptions).toContainText('Tape One, Oil Can Seven')
  await expect(redemptions).not.toContainText('casey@example.test')
})
