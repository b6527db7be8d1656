import { expect, test, visit } from './support/shop.ts'

test('the player is driven by keys alone: play, dry, wet, seek, pause', async ({ page }) => {
  await visit(page, '/northlight-audio/tape-one')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Play/ }).first().press('Enter')
  const dock = page.getByRole('region', { name: 'Player' })
  await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await page.locator('body').click({ position: { x: 2, y: 300 } })
  await page.keyboard.press('a')
  await expect(dock.getByRole('radio', { name: 'Dry' })).toBeChecked()
  await page.keyboard.press('b')
  await expect(dock.getByRole('radio', { name: 'Wet' })).toBeChecked()
  const slider = dock.getByRole('slider').first()
  const before = Number(await slider.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before)
  await page.keyboard.press('Space')
  await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible()
})

test('no sound is loaded before somebody presses play', { tag: '@phone' }, async ({ page }) => {
  const sounds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/files/sounds/')) sounds.push(request.url())
  })
  await visit(page, '/northlight-audio/tape-one')
  await page.waitForLoadState('networkidle')
  expect(sounds).toEqual([])
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect.poll(() => sounds.length).toBeGreaterThan(0)
})
