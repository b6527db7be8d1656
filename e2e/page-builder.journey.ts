import type { Page } from '@playwright/test'
import { isLongRun } from '../server/testing/rounds.ts'
import {
  actFor,
  asVisitor,
  chooseFile,
  field,
  form,
  openBuilder,
  outline,
  outlineNames,
  picture,
  type SampleFile,
  sound,
  startBlank,
  tabTo,
  untilNextTurn,
  untilSaved,
} from './support/builder.ts'
import { expect, test } from './support/shop.ts'

// There is one storefront, so these journeys run one after another, on one worker.
test.describe.configure({ mode: 'default' })

const allKinds = ['Text', 'Image', 'Audio player', 'Testimonials', 'Video', 'Product', 'Product, short', 'Bundle'] as const
type Kind = (typeof allKinds)[number]

const expectPublishedPage = async (visitor: Page, kinds: readonly Kind[] = allKinds): Promise<void> => {
  const main = visitor.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Glass that sings' })).toBeVisible()
  await expect(main.getByText('blown by hand', { exact: true })).toBeVisible()
  if (kinds.includes('Testimonials')) await expect(main.getByText('It hums when nobody looks.')).toBeVisible()
  if (kinds.includes('Video')) await expect(main.getByText('Play from YouTube')).toBeVisible()
  if (kinds.includes('Audio player')) await expect(main.getByRole('heading', { name: 'Hear it' })).toBeVisible()
}

/** The same steps for each kind: the gate builds three of them, the long run all. */
const kinds: readonly Kind[] = isLongRun ? allKinds : ['Text', 'Audio player', 'Bundle']

const expectNoScrollBehind = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1366, height: 600 })
  const canScroll = () => {
    const root = document.documentElement
    return root.scrollHeight > root.clientHeight && getComputedStyle(root).overflowY !== 'hidden'
  }
  await expect.poll(() => page.evaluate(canScroll)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('§3 a storefront is built by mouse from its blocks, published and viewed', { tag: '@rounds' }, async ({ page, browser }) => {
  test.setTimeout(120_000)
  await actFor(page, 'bo@lowtide.test', 'glasshouse')
  await startBlank(page)
  await openBuilder(page)
  await expectNoScrollBehind(page)
  await expect(page.getByRole('heading', { name: 'Start your page' })).toBeVisible()
  const fields = form(page)
  const chooseFirst = () => fields.getByRole('radio').first().check()

  const fill: Record<Kind, () => Promise<void>> = {
    Text: async () => {
      await field(page, 'Title').fill('Glass that sings')
      await field(page, 'Text').fill('Every piece is **blown by hand**.')
      const preview = page.frameLocator('iframe[title^="Preview"]')
      await expect(preview.getByRole('heading', { name: 'Glass that sings' })).toBeVisible()
      await expect(preview.locator('strong')).toHaveText('blown by hand')
    },
    Image: async () => {
      await chooseFile(page, fields.getByRole('button', { name: /Image$/ }), await picture('furnace.png'))
      await expect(fields.getByText('Stored')).toBeVisible()
      await field(page, 'Title').fill('The furnace')
    },
    'Audio player': async () => {
      await fields.getByRole('button', { name: 'Add a sample' }).click()
      await field(page, 'Title').fill('Rim, wet finger')
      await chooseFile(page, fields.getByRole('button', { name: /Wet, with the product$/ }), sound('wet.wav', 440))
      await chooseFile(page, fields.getByRole('button', { name: /Dry, without it$/ }), sound('dry.wav', 220))
      await expect(fields.getByText(/^wet .+ · dry .+ LUFS$/)).toBeVisible()
    },
    Testimonials: async () => {
      await fields.getByRole('button', { name: 'Add a quote' }).click()
      await field(page, 'Quote').fill('It hums when nobody looks.')
      await field(page, 'Name').fill('Ida Berg')
    },
    Video: () => field(page, 'Address').fill('https://youtu.be/abc123XYZ_-'),
    Product: chooseFirst,
    'Product, short': chooseFirst,
    Bundle: chooseFirst,
  }
  for (const kind of kinds) {
    await page.getByRole('button', { name: /^Add a (single )?block$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${kind}(?!,)`) })
      .click()
    await expect(fields.getByRole('heading', { name: kind, exact: true })).toBeVisible()
    await fill[kind]()
  }
  expect(await outlineNames(page)).toEqual(kinds)

  // The last block is dragged to the top by its handle.
  const handle = outline(page).getByRole('button', { name: /^Move Bundle/ })
  const first = outline(page).getByRole('listitem').first()
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()]
  if (!from || !to) throw new Error('The outline is not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 8, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => outlineNames(page)).toEqual(['Bundle', ...kinds.slice(0, -1)])

  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  const visitor = await asVisitor(browser, '/glasshouse')
  await expectPublishedPage(visitor, kinds)
  await visitor.context().close()

  // The previously published content is not lost.
  await outline(page).getByRole('button', { name: 'More for Bundle' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/removed/)).toBeVisible()
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Unpublished changes')).toBeHidden()
  await page.getByRole('button', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await expect(page.getByText(/is your draft now/)).toBeVisible()
  await expect.poll(() => outlineNames(page)).toEqual(['Bundle', ...kinds.slice(0, -1)])
})

test('§3 the same is built by keyboard only', { tag: '@long' }, async ({ page, browser }) => {
  test.setTimeout(180_000)
  // The browser only reports file choosers while there is a listener; pressing a key opens one before a listener could be registered.
  page.on('filechooser', () => undefined)
  await actFor(page, 'bo@lowtide.test', 'lowtide')
  await startBlank(page)
  await openBuilder(page)
  const fields = form(page)
  const { keyboard } = page

  const add = async (kind: string) => {
    await tabTo(page, page.getByRole('button', { name: /^Add a (single )?block$/ }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${kind}(?!,)`) }))
    await keyboard.press('Enter')
    await expect(fields.getByRole('heading', { name: kind, exact: true })).toBeVisible()
    // The form already has the focus.
    await expect.poll(() => fields.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label))
    await keyboard.insertText(text)
  }
  const sendFile = async (name: RegExp, file: SampleFile) => {
    await tabTo(page, fields.getByRole('button', { name }))
    const chooser = page.waitForEvent('filechooser')
    await keyboard.press('Enter')
    await (await chooser).setFiles(file)
  }

  await add('Text')
  await type('Title', 'Glass that sings')
  await type('Text', 'Every piece is **blown by hand**.')
  await add('Image')
  await sendFile(/Image$/, await picture('furnace.png'))
  await add('Audio player')
  await keyboard.press('Enter')
  await type('Title', 'Rim, wet finger')
  await sendFile(/Wet, with the product$/, sound('wet.wav', 440))
  await add('Testimonials')
  await keyboard.press('Enter')
  await type('Quote', 'It hums when nobody looks.')
  await type('Name', 'Ida Berg')
  await add('Video')
  await type('Address', 'https://youtu.be/abc123XYZ_-')
  for (const kind of ['Product', 'Product, short', 'Bundle']) {
    await add(kind)
    await tabTo(page, fields.getByRole('radio').first())
    await keyboard.press('Space')
  }
  expect(await outlineNames(page)).toEqual(allKinds)

  // Files that were uploaded from closed forms are in their slots.
  await tabTo(page, outline(page).getByRole('button', { name: /^Audio player/ }))
  await keyboard.press('Enter')
  await expect(fields.getByText(/^wet .+ LUFS$/)).toBeVisible()

  // With the handle: space, arrows, space, and the screen reader announces it.
  await tabTo(page, outline(page).getByRole('button', { name: /^Move Bundle/ }))
  await keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: /picked up, 8 of 8/ })).toBeAttached()
  await untilNextTurn(page)
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: /7 of 8/ })).toBeAttached()
  await keyboard.press('Space')
  await expect.poll(() => outlineNames(page)).toEqual([...allKinds.slice(0, 6), 'Bundle', 'Product, short'])
  // With Alt and an arrow.
  await tabTo(page, outline(page).getByRole('button', { name: /^Text/ }))
  await keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await outlineNames(page)).slice(0, 2)).toEqual(['Image', 'Text'])
  await keyboard.press('Control+z')
  await expect.poll(() => outlineNames(page)).toEqual([...allKinds.slice(0, 6), 'Bundle', 'Product, short'])
  await keyboard.press('Control+Shift+z')
  await keyboard.press('Control+z')

  // Deleted and restored.
  await tabTo(page, outline(page).getByRole('button', { name: /^Video/ }))
  await keyboard.press('Delete')
  await expect.poll(async () => (await outlineNames(page)).includes('Video')).toBe(false)
  await expect(outline(page).locator(':focus')).toBeAttached()
  await keyboard.press('Control+z')
  await expect.poll(async () => (await outlineNames(page)).includes('Video')).toBe(true)

  await untilSaved(page)
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  const visitor = await asVisitor(browser, '/lowtide')
  await expectPublishedPage(visitor)
  await visitor.context().close()
})
