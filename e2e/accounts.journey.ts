import {
  demoPassword,
  fillSignIn,
  findEmail,
  linkTo,
  logout,
  newAddress,
  openAccount,
  signInAs,
  signUp,
  userMenu,
} from './support/accounts.ts'
import { storedCart } from './support/buying.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

const password = 'quiet lamps over harbours'

test('a user signs up, confirms by email, fills in the settings, changes the address and signs out', async ({ page, request }) => {
  const email = newAddress('ruth')
  const next = newAddress('ruth-next')
  await openAccount(page, { email, password, name: 'Ruth Hale' })

  await visit(page, '/account/settings')
  await page.getByLabel('Business name').fill('Hale Sound')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Enter the street and number')).toBeVisible()
  await expect(page.getByLabel('Street and number')).toBeFocused()
  await page.getByLabel('Street and number').fill('1 rue du Son')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByLabel('Newsletter').check()
  await expect(page.getByLabel('Notifications').getByText('Saved')).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await expect(page.getByLabel('Business name')).toHaveValue('Hale Sound')
  await expect(page.getByLabel('Country')).toHaveValue('FR')
  await expect(page.getByLabel('Newsletter')).toBeChecked()

  await page.getByLabel('New e-mail address').fill(next)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText(`Waiting for confirmation from ${next}`)).toBeVisible()
  await page.goto(linkTo(await findEmail(request, next, /./), '/account/confirm-email-change'))
  await untilAlive(page)
  await page.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(page).toHaveURL('/account/settings#email')
  await expect(page.getByRole('region', { name: 'E-mail' })).toContainText(next)

  await logout(page, 'Ruth')
  await visit(page, '/sign-in')
  await fillSignIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await expect(page.getByLabel('E-mail'), 'what was typed stays').toHaveValue(email)
  await fillSignIn(page, next, password)
  await expect(page).toHaveURL('/account/licenses')
})

test('a forgotten password is reset by email, once', { tag: '@long' }, async ({ page, request }) => {
  const email = newAddress('sam')
  await openAccount(page, { email, password, name: 'Sam Ortiz', to: '/cart' })
  await logout(page, 'Sam')

  await visit(page, '/sign-in?to=/cart')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()

  const link = linkTo(await findEmail(request, email, /password/i), '/reset-password')
  await visit(page, link)
  await page.getByRole('textbox', { name: 'New password' }).fill('short')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Use at least 10 characters')).toBeVisible()
  await page.getByRole('textbox', { name: 'New password' }).fill('slow tides under bridges')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/account/licenses')
  await expect(userMenu(page, 'Sam')).toBeVisible()

  await visit(page, link)
  await page.getByRole('textbox', { name: 'New password' }).fill('another one altogether')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('This link has expired')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('§2 the 401 screen links to sign in, which leads back to the page', { tag: '@phone-long' }, async ({ page }) => {
  const response = await visit(page, '/account/settings?from=mail#sessions')
  expect(response?.status()).toBe(401)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await untilAlive(page)
  await fillSignIn(page, 'new@example.test')
  await expect(page).toHaveURL(/\/account\/settings\?from=mail/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')

  await page.goto('/sign-in?to=/cart')
  await expect(page, 'whoever is signed in goes on at once').toHaveURL('/cart')
  for (const elsewhere of ['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', '/.//elsewhere.test']) {
    await page.goto(`/sign-in?to=${encodeURIComponent(elsewhere)}`)
    await expect(page, elsewhere).toHaveURL('/account/licenses')
  }
})

test('signing in works without a mouse', async ({ page }) => {
  await visit(page, '/sign-in?to=/account')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('new@example.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('a form submitted before the scripts have loaded is not lost', async ({ page }) => {
  let scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/sign-in?to=/account', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('new@example.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in?to=/account')
  scripts.resolve()
  await expect(page).toHaveURL('/account')

  // The same for a click: it counts once, however often it was tried.
  scripts = Promise.withResolvers<void>()
  await page.goto('/northlight-audio/tape-one', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).first().dblclick()
  scripts.resolve()
  await expect(page.getByText('Tape One is in your cart')).toBeVisible()
  await expect.poll(async () => (await storedCart(page)).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1])

  // A controlled form also gets a checkbox that was ticked early.
  await page.context().clearCookies()
  await signInAs(page, 'ada@northlight.test', '/creator')
  scripts = Promise.withResolvers<void>()
  await page.goto('/creator/settings', { waitUntil: 'commit' })
  const invitation = page.locator('form', { has: page.getByRole('button', { name: 'Send invitation' }) })
  await invitation.getByLabel('Marketing').check()
  scripts.resolve()
  await untilAlive(page)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation.getByLabel('E-mail')).toBeFocused()
  await expect(invitation.getByText('Choose at least one role')).toHaveCount(0)

  // Of several changes to one form none is lost, although each is based on the one before.
  scripts = Promise.withResolvers<void>()
  await page.goto('/account/settings', { waitUntil: 'commit' })
  const studio = page.locator('form', { has: page.getByLabel('System') })
  await studio.getByLabel('System').selectOption('Windows')
  for (const host of ['Cubase', 'Reaper']) await studio.getByLabel(host).check()
  await studio.getByRole('button', { name: 'Save my studio' }).click()
  scripts.resolve()
  await expect(studio.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expect(studio.getByLabel('System')).toHaveValue('Windows')
  for (const host of ['Cubase', 'Reaper']) await expect(studio.getByLabel(host)).toBeChecked()

  // A list is searched and filtered at once, and prices are in the currency that was chosen.
  scripts = Promise.withResolvers<void>()
  await page.goto('/creator/sales', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search sales' }).fill('SF-')
  await page.getByLabel('Status').selectOption('Completed')
  await page.getByLabel('Prices in').selectOption('EUR')
  scripts.resolve()
  await expect(page).toHaveURL(/q=SF-.*status=Completed/)
  await expect.poll(async () => (await storedCart(page)).currency).toBe('EUR')

  // What is found is sorted, and the next search stays in its field.
  scripts = Promise.withResolvers<void>()
  await page.goto('/?category=Plugin', { waitUntil: 'commit' })
  await page.getByLabel('Sort').selectOption('price-low')
  const search = page.getByPlaceholder('Search plugins, packs, makers').first()
  await search.fill('tape')
  scripts.resolve()
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(search).toHaveValue('tape')
})

test('an account confirmed in another browser sets its password there', { tag: '@long' }, async ({ page, browser }) => {
  const email = newAddress('mio')
  await signUp(page, { email, password, name: 'Mio Sato' })
  const link = linkTo(await findEmail(page.request, email, /confirm/i), '/confirm-account')
  const elsewhere = await browser.newPage()
  await visit(elsewhere, link)
  await elsewhere.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('password123')
  await elsewhere.getByRole('button', { name: 'Save and continue' }).click()
  await expect(elsewhere.getByRole('textbox', { name: 'New password' }), 'a common one is refused').toHaveAttribute('aria-invalid', 'true')
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('slow tides under bridges')
  await elsewhere.getByRole('button', { name: 'Save and continue' }).click()
  await expect(elsewhere).toHaveURL('/account/licenses')
  await elsewhere.close()

  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page.getByText('This link has expired')).toBeVisible()
})

test('after too many attempts the message says in plain words how long to wait', async ({ page }) => {
  await page.route('**/api/customer/identity/sign-in*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '540' }, json: { type: '/problems/too-many', title: 'Too many', status: 429 } }),
  )
  await visit(page, '/sign-in')
  await fillSignIn(page, 'casey@example.test')
  await expect(page.getByRole('alert')).toContainText('Wait about 9 minutes, then try again.')
  await expect(page.getByLabel('E-mail')).toHaveValue('casey@example.test')
})

test('an email in the mailbox opens from its list, with its headers', async ({ page, request }) => {
  const { subject } = await findEmail(request, 'casey@example.test', /^Your receipt/)
  await visit(page, '/dev/mail')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText(`Subject: ${subject}`)
})
