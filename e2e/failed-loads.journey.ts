import { expectNoViolations } from './support/axe.ts'
import { tapeOne } from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'

test('17.11 a part of a page that did not load arrives when it is asked for again', async ({ page, context, complaints }) => {
  await visit(page, '/northlight-audio/drift-eq')
  const start = page.getByRole('button', { name: 'Try 14 days' }).first()
  const dialog = page.getByRole('dialog', { name: /^Try/ })
  const bar = page.getByRole('region', { name: 'Player' })
  await context.setOffline(true)
  await start.click()
  await expect(page.getByText('An unknown error occurred', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'An unknown error occurred' })).toBeAttached()
  await expect(bar).toHaveCount(0)
  await context.setOffline(false)
  // What began without a connection may still fail; then it is asked for again.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^(Play|Pause)/ })
      .first()
      .click()
    await expect(bar).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await start.click()
  await expect(dialog).toBeVisible()
  complaints.length = 0
})

test('17.11 if a page cannot be loaded the current one stays, and a retry opens it', async ({ page, complaints }) => {
  await visit(page, tapeOne)
  const alert = page.getByRole('alert').filter({ hasText: 'The page didn’t load.' })
  const maker = page.getByRole('main').getByRole('link', { name: 'Northlight Audio' }).first()
  const reads = '**/api/storefront/creators/**'
  for (const fail of ['offline', 'broken'] as const) {
    await page.route(reads, (route) => (fail === 'offline' ? route.abort() : route.fulfill({ status: 503, json: {} })))
    await maker.click()
    await expect(alert).toContainText(fail === 'offline' ? 'Check your connection, then try again.' : 'An unknown error occurred')
    // The current page still works, and after leaving it the retry is gone.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tape One')
    await expect(page).toHaveURL(tapeOne)
    if (fail === 'offline') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
      await expect(page).toHaveURL('/support')
      await expect(alert).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tape One')
    } else {
      await expectNoViolations(page, 'a page that cannot be read')
      await page.unroute(reads)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northlight Audio')
      await expect(alert).toHaveCount(0)
    }
  }
  complaints.length = 0
})
