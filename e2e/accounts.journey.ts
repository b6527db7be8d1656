import { TOTP } from 'otpauth'
import { demoPassword, fillSignIn, findLetter, linkTo, logout, newAddress, openAccount, signInAs, userMenu } from './support/accounts.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

const password = 'quiet lamps over harbours'

test('a person signs up, confirms by mail, fills in the settings, moves to another address and signs out', async ({ page, request }) => {
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
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible()
  await page.goto(linkTo(await findLetter(request, next, /./), '/account/confirm-email-change'))
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

test('a forgotten password is replaced by mail, once', async ({ page, request }) => {
  const email = newAddress('sam')
  await openAccount(page, { email, password, name: 'Sam Ortiz', to: '/cart' })
  await logout(page, 'Sam')

  await visit(page, '/sign-in?to=/cart')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()

  const link = linkTo(await findLetter(request, email, /password/i), '/reset-password')
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
  await expect(page.getByText('This link is over')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('§2 the 401 screen leads to sign in, and from there back to the page', async ({ page }) => {
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

test('a member of two creators switches in the user menu', async ({ page }) => {
  await signInAs(page, 'bo@lowtide.test', '/creator/settings')
  const before = await page
    .getByRole('main')
    .getByText(/^(Lowtide|Glasshouse)/)
    .first()
    .textContent()
  const other = before?.startsWith('Lowtide') ? 'Glasshouse' : 'Lowtide'
  await userMenu(page, 'Bo').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${other}`) }).click()
  await expect(page).toHaveURL('/creator')
  await visit(page, '/creator/settings')
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${other}`))
      .first(),
  ).toBeVisible()
  await userMenu(page, 'Bo').click()
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${other}`) }).getByLabel('active')).toBeVisible()
})

test('§6 a member without the right gets the 403 screen on the team page', async ({ page }) => {
  await signInAs(page, 'marketing@northlight.test', '/creator')
  const response = await visit(page, '/creator/settings')
  expect(response?.status()).toBe(403)
  await expect(page).toHaveTitle('Forbidden')
  await expect(userMenu(page, 'Maja')).toBeVisible()
})

test('two-factor: turned on, asked for, and survived without the phone', async ({ page }) => {
  const email = newAddress('kit')
  await openAccount(page, { email, password, name: 'Kit Moreno' })
  await visit(page, '/account/settings')
  await page.getByRole('button', { name: 'Set up two-factor' }).click()
  const section = page.getByRole('region', { name: 'Two-factor' })
  await expect(section.getByAltText(/^QR code/)).toBeVisible()
  const secret = (await section.getByText(/^[A-Z2-7 ]{16,}$/).textContent())?.replaceAll(' ', '') ?? ''
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })

  await section.getByLabel('Code the app shows now').fill('000000')
  await section.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect(section.getByText(/^This code is not right/)).toBeVisible()
  await section.getByLabel('Code the app shows now').fill(codeAt(Date.now()))
  await section.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect(section.getByRole('heading', { name: /recovery codes/ })).toBeVisible()
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? ''
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('on', { exact: true })).toBeVisible()

  await logout(page, 'Kit')
  await visit(page, '/sign-in?to=/account')
  await fillSignIn(page, email, password)
  const field = page.getByLabel('Code from your authenticator app')
  await expect(field).toBeFocused()
  await field.fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/^This code is not right/)).toBeVisible()
  // The code of the step after: the one of now was spent when two-factor was turned on.
  await field.fill(codeAt(Date.now() + 30_000))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')

  await logout(page, 'Kit')
  await visit(page, '/sign-in?to=/account')
  await fillSignIn(page, email, password)
  await field.fill(recoveryCode)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')
})

test('signing in needs no mouse', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
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

test('an Admin invites somebody, who signs in and joins', async ({ page, browser }) => {
  const email = newAddress('noa')
  const guest = await browser.newPage()
  await openAccount(guest, { email, password, name: 'Noa Lind' })

  await signInAs(page, 'ada@northlight.test', '/creator/settings')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Choose at least one role')).toBeVisible()
  await page.getByLabel('Marketing').check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(email)).toBeVisible()

  await guest.goto(linkTo(await findLetter(page.request, email, /^Join/), '/account/invitations'))
  await untilAlive(guest)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Join Northlight Audio')
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest).toHaveURL('/creator')
  await guest.close()

  await visit(page, '/creator/settings')
  await page.getByRole('button', { name: 'Remove Noa Lind' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Noa Lind is no longer in the team')).toBeVisible()
})

test('the last Admin stays, and the page says so', async ({ page }) => {
  await signInAs(page, 'ada@northlight.test', '/creator/settings')
  await page.getByRole('button', { name: /^Change the roles of Ada/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin').uncheck()
  await dialog.getByLabel('Financial').check()
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The last Admin stays')
})

test('signing out in one tab is noticed in the other', async ({ page, context }) => {
  await signInAs(page, 'new@example.test')
  const other = await context.newPage()
  await visit(other, '/account/settings')
  await logout(page, 'Robin')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Unauthorized')
})

test('what needs a fresh sign-in asks for the password, and then goes on by itself', async ({ page, isMobile }) => {
  await signInAs(page, 'new@example.test', '/account/settings')
  // As if the sign-in were older than ten minutes: the first answer is the server's own refusal.
  let calls = 0
  await page.route('**/api/customer/identity/two-factor', (route) =>
    calls++ === 0
      ? route.fulfill({ status: 403, json: { type: '/problems/confirm-password', title: 'Confirm your password', status: 403 } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Set up two-factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  const field = dialog.getByRole('textbox', { name: 'Password' })
  // On a phone the focus stays out of the field: the keyboard would cover the question.
  if (!isMobile) await expect(field).toBeFocused()
  await field.fill('not the password')
  await field.press('Enter')
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await field.fill(demoPassword)
  await field.press('Enter')
  await expect(page.getByAltText(/^QR code/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(calls).toBe(2)
})
