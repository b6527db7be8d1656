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

  // The queue is shown. The focus comes back from it, also the first time, when its code was still to be loaded.
  const queueButton = dock.getByRole('button', { name: /^Queue/ })
  await queueButton.press('Enter')
  const queue = page.getByRole('dialog', { name: 'Queue' })
  const titles = queue.getByRole('listitem').locator('b')
  await expect(titles.nth(2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(queueButton).toBeFocused()
  await page.keyboard.press('Enter')

  // It is sorted by dragging over several rows, and by the arrow keys.
  await expect(titles.nth(2)).toBeVisible()
  const [first = '', second = '', third = '', ...rest] = await titles.allTextContents()
  const handles = queue.getByRole('button', { name: /^Move/ })
  await handles.first().hover()
  await page.mouse.down()
  await handles.nth(1).hover({ position: { x: 10, y: 30 } })
  await expect(titles).toHaveText([second, first, third, ...rest])
  await handles.nth(2).hover({ position: { x: 10, y: 30 } })
  await page.mouse.up()
  await expect(titles).toHaveText([second, third, first, ...rest])
  await handles.nth(2).press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(titles).toHaveText([first, second, third, ...rest])

  // A double click removes one sound, and the focus is on the next row.
  await queue.getByRole('button', { name: `Remove ${second} from the queue` }).dblclick()
  await expect(titles).toHaveText([first, third, ...rest])
  await expect(queue.getByRole('button', { name: `Remove ${third} from the queue` })).toBeFocused()
  const count = 2 + rest.length

  // While something is loaded, the page's own player offers to add what is not in the queue.
  await page.keyboard.press('Escape')
  await expect(queueButton).toBeFocused()
  await main.getByRole('button', { name: `Add ${second} to the queue` }).press('Enter')
  const added = main.getByRole('button', { name: `${second} is in the queue` })
  await expect(added).toBeFocused()
  await expect(dock.getByRole('button', { name: `Queue, ${count + 1}` })).toBeVisible()

  // The first page offers to add its sounds, each where nothing moves.
  await page.getByRole('banner').getByRole('link', { name: 'Soundfair' }).click()
  await expect(added).toHaveCount(0)
  // What other journeys publish is new, too, and has no sound.
  await main
    .getByRole('button', { name: /^Add .* to the queue$/ })
    .first()
    .click()
  await expect(dock.getByRole('button', { name: `Queue, ${count + 2}` })).toBeVisible()
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
