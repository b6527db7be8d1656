import { signInAs } from './support/accounts.ts'
import { expect, test, visit } from './support/shop.ts'

test.use({ viewport: { width: 820, height: 1180 } })

const isCut = (element: Element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1

test('on a tablet the amounts of the studio are in view, and its name and counts are complete', async ({ page }) => {
  await signInAs(page, 'ada@northlight.test', '/creator')
  expect(await page.getByText('Northlight Audio', { exact: true }).filter({ visible: true }).first().evaluate(isCut)).toBe(false)
  const counts = page.getByText('Live products', { exact: true }).locator('xpath=ancestor::dl')
  const [places, all] = await Promise.all([
    counts.locator('> div').evaluateAll((stats) => stats.map((stat) => stat.getBoundingClientRect())),
    counts.evaluate((list) => list.getBoundingClientRect()),
  ])
  const rows = Map.groupBy(places, ({ top }) => Math.round(top))
  expect([...rows.values()].map((row) => row.length)).toEqual([3, 2])
  for (const row of rows.values()) expect(row.at(-1)?.right).toBeCloseTo(all.right, -1)

  await visit(page, '/creator/sales')
  const sales = page.getByRole('table', { name: 'Sales' })
  expect(await sales.locator('..').evaluate(isCut)).toBe(false)
  await sales.getByRole('rowheader').first().getByRole('link').click()
  const lines = page.getByRole('table', { name: 'Lines of this sale' })
  await expect(lines).toBeVisible()
  expect(await lines.locator('..').evaluate(isCut)).toBe(false)
  await visit(page, '/creator/bundles')
  expect(await page.getByRole('table', { name: 'Bundles' }).locator('..').evaluate(isCut)).toBe(false)
})

test('on a tablet staff see what was paid, and who did what', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'owner@soundfair.test', '/admin/sales')
  const orders = page.getByRole('table', { name: 'Orders' })
  await expect(orders).toBeVisible()
  expect(await orders.locator('..').evaluate(isCut)).toBe(false)
  await visit(page, '/admin')
  const log = page.getByRole('table', { name: /^Audit log/ })
  await expect(log).toBeVisible()
  expect(await log.locator('..').evaluate(isCut)).toBe(false)
})
