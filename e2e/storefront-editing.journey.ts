import { aroundPages, expectNoViolationsInThemes } from './support/axe.ts'
import { actFor, chooseFile, field, form, openBuilder, outline, readDraft, untilSaved } from './support/builder.ts'
import { expect, test } from './support/shop.ts'

// There is one storefront, so these journeys run one after another, on one worker.
test.describe.configure({ mode: 'default' })

test('two editors: the second learns who saved and when, and nothing is lost', { tag: '@long' }, async ({ page, browser }) => {
  await actFor(page, 'marketing@northlight.test')
  await openBuilder(page)
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await actFor(other, 'ada@northlight.test')
  await openBuilder(other)

  await outline(other).getByRole('button', { name: /^Text/ }).first().click()
  await field(other, 'Title').fill('Written by Ada')
  await untilSaved(other)

  await outline(page).getByRole('button', { name: /^Text/ }).first().click()
  await field(page, 'Title').fill('Written by Maja')
  const dialog = page.getByRole('alertdialog', { name: 'Ada Lindqvist changed the storefront too' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await untilSaved(page)
  expect(JSON.stringify((await readDraft(page)).pageBlocks)).toContain('Written by Maja')

  const notice = page.getByText('The other version is kept on this device')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Title')).toHaveValue('Written by Ada')
  await untilSaved(page)
  expect(JSON.stringify((await readDraft(page)).pageBlocks)).toContain('Written by Ada')

  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Machines with a past')
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused()
  await context.close()
})

test('a lost connection and a crashed tab lose nothing', async ({ page }) => {
  await actFor(page, 'ada@northlight.test')
  await openBuilder(page)
  await outline(page).getByRole('button', { name: /^Text/ }).first().click()
  await page.context().setOffline(true)
  await field(page, 'Subtitle').fill('Typed in a tunnel')
  await expect(page.getByText('Not saved')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), 'it lies on the device').toContain('Typed in a tunnel')
  // A tab that closes is briefly online again, and its code saves at once; a crashed tab does nothing more.
  const crashed = page.waitForEvent('crash')
  const browser = await page.context().newCDPSession(page)
  browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const again = await page.context().newPage()
  await again.context().setOffline(false)
  await openBuilder(again)
  await expect(again.getByText('You have unsaved changes')).toBeVisible()
  await again.getByRole('button', { name: 'Restore' }).click()
  await untilSaved(again)
  expect(JSON.stringify((await readDraft(again)).pageBlocks)).toContain('Typed in a tunnel')
  // On a tablet Discard is in a menu, which returns the focus to its button: the dialog has it all the same.
  await again.setViewportSize({ width: 820, height: 1180 })
  const more = again.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await again.getByRole('menuitem', { name: 'Discard changes' }).click()
  const dialog = again.getByRole('dialog', { name: 'Discard the changes to your storefront?' })
  await expect(dialog).toBeFocused()
  await again.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeFocused()
  await again.keyboard.press('Enter')
  await expect(again.getByText('Published', { exact: true })).toBeVisible()
  await expect(more).toBeFocused()
})

test('§5 a file that is too large to be inline has a message at its field', { tag: '@long' }, async ({ page }) => {
  await actFor(page, 'ada@northlight.test')
  await openBuilder(page)
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1024 * 1024 + 1) }
  await outline(page)
    .getByRole('button', { name: /^Image/ })
    .click()
  await chooseFile(page, form(page).getByRole('button', { name: 'Keep inline' }), large)
  await expect(form(page).getByText('Image size exceeds 3MB')).toBeVisible()
  await outline(page)
    .getByRole('button', { name: /^Audio player/ })
    .click()
  await form(page)
    .getByRole('button', { name: /^Drum bus/ })
    .click()
  await chooseFile(page, form(page).getByRole('button', { name: 'Keep inline' }).first(), {
    ...large,
    name: 'a.wav',
    mimeType: 'audio/wav',
  })
  await expect(form(page).getByText('Audio sample size exceeds 3MB')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('§6 roles that may not edit the storefront can read it', async ({ page }) => {
  await actFor(page, 'finance@northlight.test')
  await openBuilder(page)
  await expect(page.getByText('Read only')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a block' })).toHaveCount(0)
  await outline(page).getByRole('button', { name: /^Text/ }).first().click()
  await expect(field(page, 'Title')).toHaveAttribute('readonly')
})

test('the builder has no accessibility violations', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000)
  await actFor(page, 'ada@northlight.test')
  await openBuilder(page)
  for (const kind of ['Text', 'Audio player', 'Bundle']) {
    await outline(page)
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .first()
      .click()
    await expectNoViolationsInThemes(page, kind, [...aroundPages, 'iframe'])
  }
  await expectNoViolationsInThemes(page, 'the preview')
})
