import { signInAs } from './support/accounts.ts'
import { expect, test, visit } from './support/shop.ts'

test('a product’s page does not shift while its end is still loading', async ({ page }) => {
  const answers = Promise.withResolvers<void>()
  await page.route(/\/(similar|releases)\b/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(shift, 'value')) })
    }).observe({ type: 'layout-shift' })
  })
  await visit(page, '/northlight-audio/tape-one')
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByText('Looking for more like this')).toBeAttached()
  answers.resolve()
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article')).toHaveCount(4)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.01)
})

test('a scrolled page does not move when its scripts take over', async ({ page }) => {
  await signInAs(page, 'casey@example.test')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/customer/meta/user', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  const known = page.waitForResponse('**/api/customer/meta/user')
  answer.resolve()
  await (await known).finished()
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})
