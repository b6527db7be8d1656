import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, visit } from './support/shop.ts'

const origin = process.env.SHOP ?? ''

const signIn = async (context: BrowserContext, email: string) => {
  const answer = await context.request.post(`/api/customer/identity/sign-in?email=${encodeURIComponent(email)}`, {
    data: 'soundfair-demo',
    headers: { 'content-type': 'text/plain', origin },
  })
  expect(answer.ok(), `${email} signs in`).toBe(true)
}

type Items = { productId: string; quantity?: number; variationId?: string }[]

const lineOf = ({ productId, quantity = 1, variationId = 'perpetual' }: Items[number]) => ({
  type: 'Product',
  creatorId: 'northlight-audio',
  productId,
  variationId,
  quantity,
})

/** Buys by the API, as a guest: how that looks is another journey. */
const buy = async (context: BrowserContext, items: Items, { code, name = 'Robin Vale' }: { code?: string; name?: string } = {}) => {
  const orderId = randomUUID()
  const order = `/api/storefront/orders/${orderId}`
  const checkout = `/api/storefront/checkouts/${orderId}`
  const headers = { origin }
  const put = await context.request.patch(`${order}?utm_source=letter`, { data: { currency: 'USD', items: items.map(lineOf) }, headers })
  expect(put.status(), await put.text()).toBe(200)
  if (code) expect((await context.request.patch(`${order}/coupon?code=${code}`, { headers })).status(), code).toBe(200)
  const address = {
    countryCode: 'DE',
    streetAddress1: 'Torstraße 1',
    streetAddress2: null,
    locality: 'Berlin',
    region: null,
    postCode: '10119',
  }
  const entered = { name, email: `robin-${orderId}@example.test`, address, consent: true }
  const saved = await context.request.put(checkout, { data: entered, headers })
  expect(saved.status(), await saved.text()).toBe(200)
  const { secret, order: priced } = await saved.json()
  const paid = await context.request.post(`${checkout}/payment`, {
    data: { due: priced.total.due, card: { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' } },
    headers: { ...headers, 'x-checkout-secret': secret },
  })
  expect((await paid.json()).status, await paid.text()).toBe('Completed')
  return { orderId, number: (await paid.json()).completed.orderNumber as string }
}

/** What a stranger may do, in a browser of its own. */
const asGuest = async <Result>(page: Page, deed: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
  const context = (await page.context().browser()?.newContext({ baseURL: origin })) as BrowserContext
  const result = await deed(context)
  await context.close()
  return result
}

test('§5 a coupon goes from nothing to a working code, tried on a basket first', async ({ page, context, isMobile }) => {
  test.slow()
  const code = isMobile ? 'PHONE-25' : 'DESK-25'
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator/coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByText('Use 3 to 40 letters, digits, dashes and underscores')).toBeVisible()
  await dialog.getByLabel('Code').fill('firstreel')
  await dialog.getByLabel('Name').fill('For the desk')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByText('You have a coupon with this code already')).toBeVisible()
  await dialog.getByLabel('Code').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)

  const trial = page.getByRole('region', { name: 'Try it on a basket' })
  await trial.getByLabel('Add to the basket').selectOption({ label: 'Plate Eleven, Perpetual' })
  await expect(trial.getByRole('listitem').filter({ hasText: 'Plate Eleven' })).toContainText('now')
  await page.getByLabel('Percent off').fill('25')
  await page.getByText('Chosen items').click()
  await expect(trial.getByText('It is not for what is in the basket.')).toBeVisible()
  await page.getByRole('list', { name: 'Your items' }).getByLabel('Plate Eleven', { exact: true }).check()
  await expect(trial.getByText('It is not for what is in the basket.')).toHaveCount(0)
  await page.getByLabel('Uses in all').fill('2')
  await page.getByRole('button', { name: 'Save coupon' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(`${code} is on.`)).toBeVisible()

  await asGuest(page, (guest) => buy(guest, [{ productId: 'plate-eleven' }, { productId: 'two-lamp' }], { code }))
  await visit(page, page.url().slice(origin.length))
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sales with this coupon' }).getByRole('link')).toHaveCount(1)

  await visit(page, `/creator/coupons?q=${code.toLowerCase()}`)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 of 2')
  await expect(page.getByRole('table').getByRole('link', { name: 'FIRSTREEL' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${code},For the desk,25 %,On`)
})

test('§3 who may only read coupons sees them, and no button that would be refused', async ({ page, context }) => {
  await signIn(context, 'dev@northlight.test')
  await visit(page, '/creator/coupons')
  await expect(page.getByRole('button', { name: 'New coupon' })).toHaveCount(0)
  await page.getByRole('link', { name: 'FIRSTREEL' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FIRSTREEL')
  await expect(page.getByLabel('Name')).toBeDisabled()
  await expect(page.getByRole('button', { name: /Save coupon|Turn off/ })).toHaveCount(0)
})

test('§7 a sale shows what was paid and what is left, and is refunded by line', async ({ page, context }) => {
  test.slow()
  const { number } = await asGuest(page, (guest) =>
    buy(guest, [{ productId: 'drift-eq' }, { productId: 'two-lamp', quantity: 2 }], { code: 'FIRSTREEL' }),
  )
  await signIn(context, 'finance@northlight.test')
  await visit(page, `/creator/sales?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sale ${number}`)
  const about = page.getByRole('region', { name: 'About it' })
  for (const words of ['Robin Vale', 'Germany', 'FIRSTREEL', 'letter', 'Not paid out yet']) await expect(about).toContainText(words)
  const lines = page.getByRole('table', { name: 'Lines of this sale' })
  await expect(lines.getByText(/^lic_/)).toHaveCount(3)

  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Two Lamp/ }).uncheck()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Why').fill('Bought the wrong one')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('The refund is under way.')).toBeVisible()
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

for (const theme of ['light', 'dark'] as const) {
  test(`coupons and sales in ${theme} have no accessibility violations`, async ({ page, context }) => {
    test.slow()
    const { number } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }], { code: 'FIRSTREEL' }))
    await signIn(context, 'ada@northlight.test')
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const look = async (where: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
        where,
      ).toEqual([])
    }
    await visit(page, '/creator/coupons')
    await page.getByRole('link', { name: 'PLATE-10' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PLATE-10')
    await expect(page.getByText('With it', { exact: true })).toBeVisible()
    await look('a coupon')
    await visit(page, '/creator/sales')
    await look('sales')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sale ${number}`)
    await look('a sale')
    await page.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('the refund')
    await visit(page, '/creator')
    await look('the overview')
  })
}
