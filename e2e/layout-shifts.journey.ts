import type { Page } from '@playwright/test'
import { signInAs } from './support/accounts.ts'
import { expect, test, visit } from './support/shop.ts'
import { openStuckLine } from './support/stuck-pages.ts'

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(shift, 'value')) })
    }).observe({ type: 'layout-shift' })
  })

const shiftsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')))

test('what a download says of itself does not move the list below it', { tag: '@phone' }, async ({ page }) => {
  await countShifts(page)
  await visit(page, '/download/northlight-audio/tape-one')
  await expect(page.getByText('Your download has started')).toBeVisible()
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('a product’s page does not shift while its end is still loading', async ({ page }) => {
  const answers = Promise.withResolvers<void>()
  await page.route(/\/(similar|releases)\b/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await countShifts(page)
  await visit(page, '/northlight-audio/tape-one')
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByText('Looking for more like this')).toBeAttached()
  answers.resolve()
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article')).toHaveCount(4)
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('an owner who comes from the shop sees what they own in the first moment of the product’s page', async ({ page }) => {
  await signInAs(page, 'casey@example.test', '/northlight-audio')
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Plate Eleven') return
      observer.disconnect()
      Object.assign(window, { firstSeen: document.querySelector('main')?.textContent })
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('main').getByRole('link', { name: 'Plate Eleven' }).first().click()
  await expect(page.getByText('You own this', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'firstSeen'))).toContain('You own this')
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

test('a reload shows the comparison that was open, over a page that does not move', async ({ page }) => {
  await countShifts(page)
  await visit(page, '/?category=Plugin')
  for (const name of ['Plate Eleven', 'Pocket Spring']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click()
  const columns = page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  await page.reload()
  await expect(columns).toHaveCount(2)
  expect(await shiftsOf(page)).toBeLessThan(0.01)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('Plate Eleven, Pocket Spring')
  await expect(columns).toHaveCount(0)
})

test('prices in a longer currency have their place from the start', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('order', JSON.stringify({ id: crypto.randomUUID(), items: [], currency: 'NOK', status: 'Open' })),
  )
  await countShifts(page)
  const pages = [
    { path: '/harrow-and-sons/mono-lake', width: 820, height: 1180 },
    { path: '/?category=Plugin', width: 360, height: 740 },
  ]
  for (const { path, width, height } of pages) {
    await page.setViewportSize({ width, height })
    await visit(page, path)
    await expect(page.getByRole('main').getByText(/^NOK/).filter({ visible: true }).first()).toBeVisible()
    expect(await shiftsOf(page), path).toBeLessThan(0.005)
  }
})

test('the product editor opens at its page, and nothing above it is still to come', async ({ page }) => {
  await signInAs(page, 'ada@northlight.test')
  await countShifts(page)
  const known = page.waitForResponse('**/api/customer/meta/user')
  await visit(page, '/creator/products/tape-one#page')
  await (await known).finished()
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toBeInViewport()
  await expect(page.getByRole('table', { name: 'Releases' })).toBeAttached()
  await expect(page.getByRole('table', { name: 'Published versions' })).toBeAttached()
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  expect(await shiftsOf(page)).toBeLessThan(0.005)
})

test('a page of the studio whose end never arrives shows what has arrived', async ({ page, complaints }) => {
  await signInAs(page, 'ada@northlight.test')
  const line = await openStuckLine(page.url())
  await page.goto(`${line.url}/creator/sales`, { waitUntil: 'commit' })
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(isPainted).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  line.close()
  complaints.length = 0
})
