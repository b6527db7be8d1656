import { findEmail, linkTo, newAddress, openAccount, signInAs, userMenu } from './support/accounts.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

const password = 'quiet lamps over harbours'

test('a member of two creators switches between them in the user menu', { tag: '@phone-long' }, async ({ page }) => {
  await signInAs(page, 'bo@lowtide.test', '/creator/settings')
  const ownName = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await ownName.inputValue()
  const other = before.startsWith('Lowtide') ? 'Glasshouse' : 'Lowtide'
  await userMenu(page, 'Bo').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${other}`) }).click()
  await expect(page).toHaveURL('/creator')
  await visit(page, '/creator/settings')
  await expect(ownName).toHaveValue(other)
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

test('an Admin invites someone, who signs in and joins', async ({ page, browser }) => {
  const email = newAddress('noa')
  const guest = await browser.newPage()
  await openAccount(guest, { email, password, name: 'Noa Lind' })

  await signInAs(page, 'ada@northlight.test', '/creator/settings')
  const invitation = page.locator('form', { has: page.getByRole('button', { name: 'Send invitation' }) })
  await invitation.getByLabel('E-mail').fill(email)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation.getByText('Choose at least one role')).toBeVisible()
  await invitation.getByLabel('Marketing').check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(email)).toBeVisible()

  await guest.goto(linkTo(await findEmail(page.request, email, /^Join/), '/account/invitations'))
  await untilAlive(guest)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Join Northlight Audio')
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest).toHaveURL('/creator')
  await guest.close()

  await visit(page, '/creator/settings')
  await page.getByRole('button', { name: 'Remove Noa Lind' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Noa Lind is no longer on the team')).toBeVisible()
  // Undo does not add someone back without asking them, but one press invites them again.
  await page.getByRole('button', { name: 'Invite again' }).click()
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
  await expect(page.getByText(`The invitation to ${email} is withdrawn`)).toBeVisible()
})

test('the last Admin cannot give up the role, and the page says so', async ({ page }) => {
  await signInAs(page, 'ada@northlight.test', '/creator/settings')
  await page.getByRole('button', { name: /^Change the roles of Ada/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin').uncheck()
  await dialog.getByLabel('Financial').check()
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(dialog.getByRole('alert')).toContainText('A team needs an Admin')
})
