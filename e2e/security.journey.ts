import { TOTP } from 'otpauth'
import { demoPassword, fillSignIn, logout, newAddress, openAccount, signInAs } from './support/accounts.ts'
import { expect, test, visit } from './support/shop.ts'

const password = 'quiet lamps over harbours'

test('two-factor: turned on, asked for, and recovered without the phone', async ({ page }) => {
  const email = newAddress('kit')
  await openAccount(page, { email, password, name: 'Kit Moreno' })
  await visit(page, '/account/settings')
  await page.getByRole('button', { name: 'Set up two-factor' }).click()
  const section = page.getByRole('region', { name: 'Two-factor' })
  await expect(section.getByAltText(/^QR code/)).toBeVisible()
  const secret = (await section.getByText(/^[A-Z2-7 ]{16,}$/).textContent())?.replaceAll(' ', '') ?? ''
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })

  await section.getByLabel('Code from the app').fill('000000')
  await section.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect(section.getByText(/^This code is wrong/)).toBeVisible()
  await section.getByLabel('Code from the app').fill(codeAt(Date.now()))
  await section.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect(section.getByRole('heading', { name: /recovery codes/ })).toBeVisible()
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? ''
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()

  await logout(page, 'Kit')
  await visit(page, '/sign-in?to=/account')
  await fillSignIn(page, email, password)
  const field = page.getByLabel('Code from your authenticator app')
  await expect(field).toBeFocused()
  await field.fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/^This code is wrong/)).toBeVisible()
  // The code of the next time step: the current one was used to turn on two-factor.
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

test('signing out in one tab takes effect in the other', async ({ page, context }) => {
  await signInAs(page, 'new@example.test')
  const other = await context.newPage()
  await visit(other, '/account/settings')
  await logout(page, 'Robin')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Unauthorized')
})

test('an action that needs a recent sign-in asks for the password, and then continues by itself', { tag: '@phone-long' }, async ({
  page,
  isMobile,
}) => {
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
  // On a phone the field is not focused: the keyboard would cover the question.
  if (!isMobile) await expect(field).toBeFocused()
  await field.fill('not the password')
  await field.press('Enter')
  await expect(dialog.getByText('This isn’t your password')).toBeVisible()
  await field.fill(demoPassword)
  await field.press('Enter')
  await expect(page.getByAltText(/^QR code/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(calls).toBe(2)
})

test('sessions are listed, ended one by one and all at once; the data can be exported', { tag: ['@phone-long', '@long'] }, async ({
  page,
  browser,
}) => {
  const email = newAddress('uma')
  await openAccount(page, { email, password, name: 'Uma Reyes' })
  const other = await browser.newPage()
  await visit(other, '/sign-in?to=/account')
  await fillSignIn(other, email, password)
  await expect(other).toHaveURL('/account')

  await visit(page, '/account/settings')
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^End the session/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other
    .getByRole('main')
    .getByRole('link', { name: /^Settings/ })
    .click()
  await expect(other.getByRole('heading', { level: 1 }), 'the ended session is noticed').toHaveText('Unauthorized')
  await other.close()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^soundfair-account-\d{4}-\d\d-\d\d\.json$/)

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('an account is deleted by typing its address', { tag: '@long' }, async ({ page }) => {
  const email = newAddress('ola')
  await openAccount(page, { email, password, name: 'Ola Berg' })
  await visit(page, '/account/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type/).fill('somebody@example.test')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByText('This isn’t the address of this account')).toBeVisible()
  await dialog.getByLabel(/^Type/).fill(email)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await visit(page, '/sign-in')
  await fillSignIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
})
