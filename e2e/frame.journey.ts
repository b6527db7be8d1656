import type { Page } from '@playwright/test'
import { signInAs } from './support/accounts.ts'
import { tapeOne } from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'

test('§2 the bar for visitors: Discover, Become a creator, Login, Cart', async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Discover' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Become a creator' })).toHaveAttribute('href', '/become-a-creator')
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in')
  await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
  await bar.getByRole('link', { name: 'Become a creator' }).click()
  await expect(page).toHaveURL('/become-a-creator')
  await expect(bar.getByRole('link', { name: 'Become a creator' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Discover' })).toBeVisible()
})

test('§2 on a phone the same links are in the menu', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Discover' }).click()
  await expect(page).toHaveURL('/')
})

test('§2 the footer: privacy policy, terms of use, support, and a copyright with the current year', async ({ page }) => {
  await visit(page, '/cart')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms-of-use')
  await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Soundfair`)
})

test('the theme follows the system and can be chosen; the choice is saved', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/cart')
  const root = page.locator('html')
  await expect(root).toHaveCSS('background-color', 'rgb(16, 17, 20)')
  await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
  await expect(root).toHaveCSS('background-color', 'rgb(251, 250, 247)')
  await page.reload()
  await expect(root).toHaveCSS('background-color', 'rgb(251, 250, 247)')
})

const releaseNewVersion = (page: Page) =>
  page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { version: 'a-newer-one', builtAt: new Date().toISOString() } }))

/** The old scripts are gone, as after a release. */
const blockScripts = (page: Page, scripts: string) => page.route(`**/assets/${scripts}.js`, (route) => route.abort())

/** Counts page loads from the end of the first. */
const countLoads = async (page: Page): Promise<() => number> => {
  await page.waitForLoadState('load')
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

const unknownError = (page: Page) => page.getByText('An unknown error occurred', { exact: true })

/** The script is still missing, but the page is not reloaded again within 10 s, and the server's HTML can be read. */
const expectOneLoad = async (page: Page, loads: () => number): Promise<void> => {
  await expect.poll(loads).toBe(1)
  await expect(unknownError(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await expect(page.getByText('/assets/')).toHaveCount(0)
}

test('§8 after a new version, a failed script of a page reloads that page, once', async ({ page, complaints }) => {
  await visit(page, '/cart')
  await releaseNewVersion(page)
  await blockScripts(page, 'support-*')
  const loads = await countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expectOneLoad(page, loads)
  await expect(page).toHaveURL('/support')
  complaints.length = 0
})

test('§8 the same for a script that only loads a page’s data', { tag: '@long' }, async ({ page, complaints }) => {
  await visit(page, '/creators')
  await releaseNewVersion(page)
  await blockScripts(page, 'creator-portrait-*')
  const loads = await countLoads(page)
  await page.locator('a[href^="/creators/"]').first().click()
  await expectOneLoad(page, loads)
  await expect(page).toHaveURL(/\/creators\/./)
  complaints.length = 0
})

test('§8 the same for a script that a click needs, and for the first scripts of a page', { tag: '@long' }, async ({ page, complaints }) => {
  await visit(page, tapeOne)
  await releaseNewVersion(page)
  await blockScripts(page, '*')
  const loads = await countLoads(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expectOneLoad(page, loads)
  complaints.length = 0
})

test('§8 without a new version, a failed script reloads nothing, leaves the page as it is, and can be retried', async ({
  page,
  complaints,
}) => {
  for (const [from, link, scripts] of [
    ['/cart', 'footer a[href="/support"]', 'support-*'],
    ['/creators', 'main a[href^="/creators/"]', 'creator-portrait-*'],
  ] as const) {
    await visit(page, from)
    await blockScripts(page, scripts)
    const loads = await countLoads(page)
    const target = await page.locator(link).first().getAttribute('href')
    await page.locator(link).first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'The page didn’t load.' })).toBeVisible()
    await expect(unknownError(page)).toBeVisible()
    await expect(page.getByText('/assets/')).toHaveCount(0)
    await expect(page).toHaveURL(from)
    expect(loads()).toBe(0)
    await page.unroute(`**/assets/${scripts}.js`)
    // The page is reloaded as a whole, so that the missing script is requested again.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(target ?? '')
    await expect.poll(loads).toBe(1)
  }
  complaints.length = 0
})

test('§8 without a new version, a part that fails to load says so, and the page stays', { tag: '@long' }, async ({ page, complaints }) => {
  await visit(page, tapeOne)
  await blockScripts(page, '*')
  const loads = await countLoads(page)
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(page.getByRole('button', { name: 'Not added' })).toBeVisible()
  await expect(unknownError(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not added' })).toHaveCount(0)
  await page.unroute('**/assets/*.js')
  await add.click()
  await expect(page.getByText('Tape One is in your cart')).toBeVisible()
  await blockScripts(page, '*')
  await page.getByRole('button', { name: 'Open cart' }).click()
  await expect(unknownError(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tape One')
  expect(loads()).toBe(0)
  complaints.length = 0
})

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('§9 the bar changes at the sm size for everyone, and nothing overflows', { tag: '@long' }, async ({ page }) => {
  for (const [person, path] of [
    [undefined, tapeOne],
    ['casey@example.test', '/account/licenses'],
    ['ada@northlight.test', '/creator'],
    ['owner@soundfair.test', '/admin'],
  ] as const) {
    await page.context().clearCookies()
    if (person) await signInAs(page, person, path)
    else await visit(page, path)
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const width of [1440, 1024, 768, 700, 640]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(bar.getByRole('link', { name: 'Discover' })).toBeVisible()
      await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden()
      await expect.poll(() => overflowOf(page), `${person ?? 'a visitor'} at ${width}`).toBe(0)
    }
    for (const width of [639, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(bar.getByRole('link', { name: 'Discover' })).toBeHidden()
      await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect.poll(() => overflowOf(page), `${person ?? 'a visitor'} at ${width}`).toBe(0)
    }
  }
})

test('§9 the studio’s links are at the side from the sm size on', async ({ page }) => {
  await signInAs(page, 'ada@northlight.test', '/creator')
  const rooms = page.getByRole('navigation', { name: 'Studio' })
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(rooms.getByRole('link', { name: 'Products' })).toBeVisible()
  await page.setViewportSize({ width: 639, height: 900 })
  await expect(rooms.getByRole('link', { name: 'Products' })).toBeHidden()
})

test('every page has a policy with a new nonce, and no inline script runs without it', async ({ request }) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const response = await request.get('/northlight-audio/tape-one')
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(policy).toContain("frame-ancestors 'none'")
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const html = await response.text()
    // Data for search engines is not executed, and content inside noscript is text, so neither needs a nonce.
    const inline = (html.replaceAll(/<noscript.*?<\/noscript>/gs, '').match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('application/ld+json'),
    )
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('an embed can be framed by its own site only, and shows only the product', { tag: '@phone-long' }, async ({ page, request }) => {
  const policy = (await request.get('/northlight-audio/tape-one/embed')).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/frame-ancestors 'self'/)
  await visit(page, '/northlight-audio/tape-one/embed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tape One')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
