import type { APIRequestContext, Page } from '@playwright/test'
import { expect, untilAlive, visit } from './shop.ts'

export const demoPassword = 'soundfair-demo'

let made = 0

/** A new address for every journey: two projects run on the same shop at the same time. */
export const newAddress = (who: string): string => `${who}-${process.pid}-${Date.now()}-${made++}@example.test`

export const fillSignIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in, and ends on the given page. */
export const signInAs = async (page: Page, email: string, to = '/account'): Promise<void> => {
  await visit(page, `/sign-in?to=${encodeURIComponent(to)}`)
  await fillSignIn(page, email)
  await expect(page).toHaveURL(to)
}

/** The button of the user menu, with the first name on a phone and the full name elsewhere. */
export const userMenu = (page: Page, firstName: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: new RegExp(`^${firstName}`) })

export const logout = async (page: Page, firstName: string): Promise<void> => {
  await userMenu(page, firstName).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page).toHaveURL('/')
}

type Email = { id: string; to: string; subject: string }

/** The newest email to an address with a matching subject; a job sends emails, so it may take a moment. */
export const findEmail = async (request: APIRequestContext, to: string, subject: RegExp): Promise<Email & { text: string }> => {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        const emails: Email[] = await (await request.get('/api/dev/mail')).json()
        found = emails.find((email) => email.to.includes(to) && subject.test(email.subject))
        return found !== undefined
      },
      { timeout: 60_000, message: `an email to ${to} about ${subject}` },
    )
    .toBe(true)
  return (await request.get(`/api/dev/mail/${found?.id}`)).json()
}

/** The path of the email's link to a page of the shop. */
export const linkTo = (email: { text: string }, page: string): string => {
  const address = email.text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.startsWith(page))
  if (!address) throw new Error(`No link to ${page} in:\n${email.text}`)
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

type NewAccount = { email: string; password: string; name: string; to?: string }

/** Signs up; ends where the page asks to check the email. */
export const signUp = async (page: Page, { email, password, name, to }: NewAccount): Promise<void> => {
  await visit(page, to ? `/sign-up?to=${encodeURIComponent(to)}` : '/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByLabel('I accept the terms of use').check()
  await page.getByLabel('I have read the privacy policy').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
}

/** Signs up and confirms as a user would; ends on the welcome page. */
export const openAccount = async (page: Page, account: NewAccount): Promise<void> => {
  const { email, to } = account
  await signUp(page, account)
  await page.goto(linkTo(await findEmail(page.request, email, /confirm/i), '/confirm-account'))
  await untilAlive(page)
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page).toHaveURL(to ?? '/account/licenses')
  await expect(page.getByText('Your account is confirmed')).toBeVisible()
}
