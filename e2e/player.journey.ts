import { expect, test, visit } from './support/shop.ts'

test('the player works by keyboard only: play, dry, wet, seek, pause', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/northlight-audio/tape-one', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const dock = page.getByRole('region', { name: 'Player' })
  // A key pressed before the scripts have loaded is handled when they have, and does not scroll either.
  await main.getByRole('button', { name: /^Play/ }).first().waitFor()
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  scripts.resolve()
  await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible()

  await visit(page, '/northlight-audio/tape-one')
  // The page's player handles its keys before anything was played, and space does not scroll.
  await page.keyboard.press('a')
  await expect(main.getByRole('radio', { name: 'Dry' }).first()).toBeChecked()
  await page.keyboard.press('b')
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
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

  // On the license that is chosen, and with shift, space plays as well.
  const licenses = page.getByRole('group', { name: 'Choose a license' }).getByRole('radio')
  await licenses.first().focus()
  const height = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await page.keyboard.press('Shift+Space')
  await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(height)

  // On the volume too; the arrow keys change it.
  const volume = dock.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  const loud = Number(await volume.inputValue())
  await page.keyboard.press('ArrowLeft')
  expect(Number(await volume.inputValue())).toBeLessThan(loud)
  await page.keyboard.press('Space')
  await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await page.keyboard.press('Shift+Space')
  await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(height)

  // The queue is shown, and items can be removed from it.
  await dock.getByRole('button', { name: /^Queue/ }).click()
  const queue = page.getByRole('dialog', { name: 'Queue' })
  const waiting = queue.getByRole('listitem')
  await expect(waiting.nth(1)).toBeVisible()
  const count = await waiting.count()
  await queue
    .getByRole('button', { name: /from the queue$/ })
    .last()
    .click()
  await expect(waiting).toHaveCount(count - 1)

  // While something is loaded, the first page offers to add its sounds, each where nothing moves.
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Soundfair' }).click()
  // What other journeys publish is new, too, and has no sound.
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to the queue$/ })
  await add.first().click()
  await expect(dock.getByRole('button', { name: `Queue, ${count}` })).toBeVisible()
})

test('no sound is loaded before play is pressed', { tag: '@phone-long' }, async ({ page }) => {
  const sounds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/files/sounds/')) sounds.push(request.url())
  })
  await visit(page, '/northlight-audio/tape-one')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(sounds).toEqual([])
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect.poll(() => sounds.length).toBeGreaterThan(0)
})
