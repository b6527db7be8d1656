import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { writeWav } from '../../demo/loading/write-wav.ts'
import { expect, visit } from './shop.ts'

const origin = process.env.SHOP ?? ''

/** The password of all users in the demo shop. */
const demoPassword = 'soundfair-demo'

/** Signs in and acts for a creator. */
export const actFor = async (page: Page, email: string, creatorId?: string): Promise<void> => {
  const headers = { origin }
  const signedIn = await page.request.post('/api/customer/identity/sign-in', {
    params: { email, scheme: 'Cookie' },
    headers: { ...headers, 'content-type': 'text/plain' },
    data: demoPassword,
  })
  expect(signedIn.ok()).toBe(true)
  if (!creatorId) return
  const chosen = await page.request.put('/api/creator/meta/active-creator', {
    headers,
    data: { creatorId, reason: 'A journey walks through it.' },
  })
  expect(chosen.ok(), await chosen.text()).toBe(true)
}

type Draft = { revision: number; pageBlocks: unknown[] }

export const readDraft = async (page: Page): Promise<Draft> => (await page.request.get('/api/creator/storefront')).json()

/** Empties the draft, so that a journey starts with a blank page. */
export const startBlank = async (page: Page): Promise<void> => {
  const { revision } = await readDraft(page)
  const saved = await page.request.put('/api/creator/storefront', {
    headers: { origin },
    data: { revision, pageBlocks: [] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

export const openBuilder = async (page: Page): Promise<void> => {
  await visit(page, '/creator/storefront')
  await expect(page.getByRole('heading', { level: 1, name: 'Storefront' })).toBeVisible()
}

export const untilSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

/** A grabbed block reacts to arrow keys one turn after it says so. People are never that fast, but journeys are. */
export const untilNextTurn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

export const form = (page: Page): Locator => page.getByRole('complementary', { name: 'Chosen block' })
export const field = (page: Page, label: string): Locator => form(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
export const outline = (page: Page): Locator => page.getByRole('complementary', { name: 'Outline' })
export const outlineNames = (page: Page): Promise<string[]> => outline(page).locator('[data-row] b').allTextContents()

/** The page as a signed-out visitor sees it. */
export const asVisitor = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await visit(page, path)
  return page
}

export const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8400c' } })
    .png()
    .toBuffer(),
})

/** One second of a tone, as a WAV file. */
export const sound = (name: string, hertz: number) => {
  const rate = 44_100
  const buffer = writeWav(Float32Array.from({ length: rate }, (_none, at) => Math.sin((at / rate) * hertz * 2 * Math.PI) * 0.375))
  return { name, mimeType: 'audio/wav', buffer }
}

export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

export const chooseFile = async (page: Page, button: Locator, file: SampleFile): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

/** Whether the focus is after an element, so that the way to it is backwards. */
const isBehind = (element: Element): boolean =>
  Boolean(element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Presses Tab, or Shift and Tab, until the target has the focus, as a keyboard user does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const key = (await target.evaluate(isBehind)) ? 'Shift+Tab' : 'Tab'
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}`)
}
