import { expect, test, visit } from './support/shop.ts'

test('§2 the bar of an anonymous visitor: Discover, Become a creator, Login, Cart', async ({ page }) => {
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

test('§2 a phone finds the same links in the menu', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for phones')
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'More' }).click()
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

test('the theme follows the system and can be chosen; the choice stays', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/cart')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(16, 17, 20)')
  await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
  expect(await ground()).toBe('rgb(251, 250, 247)')
  await page.reload()
  expect(await ground()).toBe('rgb(251, 250, 247)')
})

test('§8 after a new version a failed script loads the page anew, once', async ({ page, complaints }) => {
  await visit(page, '/cart')
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { version: 'a-newer-one', builtAt: new Date().toISOString() } }),
  )
  await page.route('**/assets/support-*.js', (route) => route.abort())
  await page.waitForLoadState('load')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL('/support')
  // The script is still missing, but within 10 s the page is left alone; what the server rendered can be read.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  complaints.length = 0
})

test('§8 without a new version a failed script shows the error page and loads nothing anew', async ({ page, complaints }) => {
  await visit(page, '/cart')
  await page.route('**/assets/support-*.js', (route) => route.abort())
  await page.waitForLoadState('load')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
  expect(loads).toBe(0)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools for sound, from the people who make them.')
  complaints.length = 0
})

test('every page sends a policy with a fresh nonce, and nothing inline runs without it', async ({ request }) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const response = await request.get('/northlight-audio/tape-one')
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(policy).toContain("frame-ancestors 'none'")
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const html = await response.text()
    // Data for search engines is not run, so it needs no leave to.
    const inline = (html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []).filter((tag) => !tag.includes('application/ld+json'))
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('an embed may be framed by its own site only, and shows nothing around the product', { tag: '@phone' }, async ({ page, request }) => {
  const policy = (await request.get('/northlight-audio/tape-one/embed')).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/frame-ancestors 'self'/)
  await visit(page, '/northlight-audio/tape-one/embed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tape One')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
