import { addToCart, storedCart, tapeOne } from './support/buying.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

const guarded = [
  '/account',
  '/account/licenses',
  '/account/settings',
  '/account/confirm-email-change',
  '/activate',
  '/creator',
  '/creator/products',
  '/resources',
  '/admin',
  '/admin/releases',
]

test("§2 a guarded page shows the 401 screen: 'Unauthorized', a Sign in button that leads back, and Back to home", async ({ page }) => {
  for (const path of guarded) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(401)
  }
  await visit(page, '/account/licenses?tab=trials')
  await expect(page).toHaveTitle('Unauthorized')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unauthorized')
  await expect(page.getByText("You don't have access to this page")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in?to=%2Faccount%2Flicenses%3Ftab%3Dtrials')
})

test('§2 a guarded page opened by a click shows the same 401 screen', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    // As if the user had chosen it: React writes the root element again.
    document.documentElement.dataset.theme = 'studio'
    history.pushState({}, '', '/creator')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unauthorized')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'studio')
})

const rejected = [
  '/AB',
  '/x',
  '/Northlight-Audio',
  '/northlight-audio/T',
  '/checkout/not-a-uuid',
  '/activate/nonsense',
  '/northlight-audio/bundles/X',
]

test("§2 a route rejected by validation is a fatal 404 'Page Not Found: {path}'", async ({ page }) => {
  for (const path of rejected) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    expect(response?.statusText(), path).toBe(`Page Not Found: ${path}`)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    await expect(page).toHaveTitle('Page not found')
  }
})

test("§2 a route matching nothing is a 404 'Page not found: {path}'", async ({ page }) => {
  const response = await visit(page, '/a/b/c/d/e')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found: /a/b/c/d/e')).toBeVisible()
  await expect(page.getByText("Sorry we can't find the page you are looking for")).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('an error page shows the cart and the currency, as every page does', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/a/b/c/d/e')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await untilAlive(page)
  await page.getByLabel('Prices in').selectOption('EUR')
  await expect.poll(async () => (await storedCart(page)).currency).toBe('EUR')
})

test('a well-formed id that does not exist is an ordinary 404 of that page', async ({ page }) => {
  for (const path of [
    '/nobody-here',
    '/northlight-audio/no-such-thing',
    '/northlight-audio/bundles/no-such-bundle',
    '/support/buying/no-such-article',
    '/creators/nobody-here',
    '/checkout/6f1f7a3e-0b0c-4f3e-9a52-3d1c7d0f9a11',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
})

test('§8 the messages of a failed call, word for word', async ({ page, complaints }) => {
  await page.clock.install()
  await visit(page, '/sign-up')
  await page.getByLabel('Name').fill('Ida')
  await page.getByLabel('E-mail').fill('ida@example.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long and rare sentence')
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  const send = page.getByRole('main').locator('button[type=submit]')
  const problem = { type: '/problems/invalid-input', title: 'Not valid', detail: 'Check the fields below.', status: 400 }
  for (const [answer, texts] of [
    [{ status: 503, json: {} }, ['Request error', 'An unknown error occurred']],
    [{ status: 418, json: problem }, ['Request error', 'An unknown error occurred']],
    [{ status: 429, json: {}, headers: { 'retry-after': '300' } }, ['Request error', 'Wait about 5 minutes, then try again.']],
    [{ status: 403, json: {} }, ['Insufficient rights to perform action']],
    [{ status: 404, json: {} }, ['Not found']],
    [{ status: 400, json: { odd: true } }, ['One or more validation errors occured']],
    [{ status: 400, json: { ...problem, errors: { email: ['Taken'] } } }, ['Taken']],
    [{ status: 400, json: { ...problem, errors: { email: ['Taken'], name: ['Rude'] } } }, ['Check the fields below.', 'Taken', 'Rude']],
    [undefined, ['An unknown error occurred']],
  ] as const) {
    await page.route('**/api/customer/identity/**', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await send.click()
    for (const text of texts) await expect(page.getByRole('main').getByText(text, { exact: true }), text).toBeVisible()
    await page.unroute('**/api/customer/identity/**')
    await page.clock.runFor(2_500)
    await expect(send).toHaveText('Create account')
  }
  complaints.length = 0
})

test('§2 /login redirects to /sign-in and keeps the return address', async ({ page }) => {
  await visit(page, '/login?to=/cart')
  await expect(page).toHaveURL(/\/sign-in\?to=(\/|%2F)cart$/)
})

test('odd addresses never cause a server error', async ({ request }) => {
  const odd = [
    '/%zz',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc',
    `/${'a'.repeat(8000)}`,
    '/northlight-audio/%0d%0aset-cookie:x',
    '/?q=%00',
    '/?category=Nonsense&after=-1',
    '/?q=%',
    "/'%22%3E%3Cscript%3E",
  ]
  for (const path of odd) {
    const response = await request.get(path)
    expect(response.status(), path.slice(0, 60)).toBeLessThan(500)
    expect(await response.text(), path.slice(0, 60)).not.toMatch(/node_modules|at \w+ \(/)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const response = await request.fetch('/northlight-audio', { method })
    expect(response.status(), method).toBe(405)
  }
})

test('17.11 a list that is narrowed without a connection stays, also before its readers were loaded', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/?q=tape')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: /^On sale/ })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'The page didn’t load.' })).toContainText('Check your connection')
  await expect(page).toHaveURL('/?q=tape')
  await expect(page.getByRole('heading', { name: 'Tape One' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/?q=tape&sale=true')
  await expect(page.getByRole('heading', { name: 'Tape One' })).toBeVisible()
  complaints.length = 0
})

test('a link that is pressed before the page knows that it is ready opens its page', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => document.documentElement.removeAttribute('data-hydrated'))
  await page.getByRole('main').getByRole('link', { name: 'All plugins', exact: true }).last().click()
  await expect(page).toHaveURL('/?category=Plugin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plugins')
})
