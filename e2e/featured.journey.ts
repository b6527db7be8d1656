import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

test('16.3 staff see first what needs somebody, and order what the shop puts forward by keyboard', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(context, 'owner@soundfair.test')
  await visit(page, '/admin')
  const waiting = page.getByRole('region', { name: 'Needs somebody now' })
  await expect(waiting.getByRole('link', { name: /releases? waits? for a review/ })).toHaveAttribute('href', '/admin/releases')
  await expect(page.getByRole('region', { name: 'Sales today' })).toContainText('Same time last week')
  await expect(page.getByRole('region', { name: 'The machine, last 24 hours' })).toContainText('Jobs due')
  await expectNoOverflow(page, 'the overview')
  await expectNoViolationsInThemes(page, 'the overview')

  await visit(page, '/admin/featured')
  const products = page.getByRole('region', { name: 'Featured products' })
  const names = () => products.getByRole('listitem').locator('b').allTextContents()
  const before = await names()
  expect(before.length).toBeGreaterThan(3)
  await products.getByRole('button', { name: new RegExp(`^Move ${before[1]}`) }).focus()
  await page.keyboard.press('ArrowDown')
  expect((await names()).slice(1, 3)).toEqual([before[2], before[1]])
  await products.getByLabel('Add a product').fill('drift')
  await expect(products.getByText('Nothing that is live has this name, or it is in the list.')).toBeVisible()
  await expectNoOverflow(page, 'what is featured')
  await expectNoViolationsInThemes(page, 'what is featured')
  await products.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Featured products saved.')).toBeVisible()
  const home = await (await context.request.get('/api/storefront/home')).json()
  const shown = home.featured.map(({ name }: { name: string }) => name)
  expect(shown.indexOf(before[2])).toBeLessThan(shown.indexOf(before[1]))
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(names).toEqual(before)

  await visit(page, '/account')
  await expect(page.getByRole('region', { name: 'What you may do' })).toContainText('releases: approve, reject')
  await signIn(context, 'qa@soundfair.test')
  expect((await page.goto('/admin/featured'))?.status()).toBe(403)
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Sales today' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'The machine, last 24 hours' })).toHaveCount(0)
})
