import type { Browser, BrowserContext } from '@playwright/test'
import { findEmail, linkTo, newAddress } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { fillBilling, fillContact, openCheckout, payWith, toPayment, untilDone } from './support/buying.ts'
import { publishAll, reviewRelease, setUpShop } from './support/new-creator.ts'
import { enterPayer, letHoldPass, openLaterShop, waitForPayouts } from './support/payouts.ts'
import { asGuest } from './support/sales.ts'
import { expect, ownId, test, untilAlive, visit } from './support/shop.ts'
import { origin, signIn } from './support/studio.ts'

const headers = { origin }
const another = (browser: Browser): Promise<BrowserContext> => browser.newContext({ baseURL: origin })

const send = async (context: BrowserContext, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object = {}) => {
  const answer = await context.request.fetch(path, { method, data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}

const read = async (context: BrowserContext, path: string) => (await context.request.get(path)).json()

/** Three weeks later the Owner runs the payouts and sends them to the bank, and the bank confirms. */
const payOut = async (browser: Browser, creatorId: string, name: string): Promise<void> => {
  const later = await openLaterShop()
  const letOthersPay = await waitForPayouts()
  await letHoldPass(creatorId)
  await enterPayer()
  const owner = await browser.newContext({ baseURL: later.url })
  await signIn(owner, 'owner@soundfair.test', later.url)
  const page = await owner.newPage()
  await visit(page, '/admin/payouts')
  await page.getByRole('button', { name: 'Run payouts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run payouts' }).click()
  const row = page.getByRole('table', { name: 'Payouts of this run' }).getByRole('row', { name })
  await expect(row).toContainText('Scheduled')
  await expect(row).toContainText('€')
  await page.getByRole('button', { name: 'Export SEPA' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export SEPA' }).click()
  await row.getByRole('button', { name: `Mark as paid: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(row).toContainText('Paid')
  await letOthersPay()
  await owner.close()
  await later.stop()
}

/** A new visitor finds it in its storefront and buys it. */
const buyFirstRoom = async (guest: BrowserContext, creatorId: string): Promise<void> => {
  const page = await guest.newPage()
  await visit(page, `/${creatorId}`)
  await page
    .getByRole('link', { name: /First Room/ })
    .first()
    .click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/is in your cart$/)).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  const checkout = await openCheckout(page)
  await fillContact(checkout)
  await fillBilling(checkout)
  await toPayment(checkout)
  await payWith(checkout, 'paid')
  await untilDone(checkout)
}

test('§10 a user applies, is approved, sets up, uploads, is reviewed, publishes, sells and is paid', async ({ page, browser }) => {
  test.slow()
  const id = ownId('quiet-rooms')
  const name = `Quiet Rooms ${id.slice('quiet-rooms-'.length)}`
  const email = newAddress('applicant')
  await visit(page, '/become-a-creator/apply')
  const form = page.getByRole('form', { name: 'Application' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Id you’d like').fill(id)
  await form.getByLabel('Links').fill('soundcloud.com/quiet-rooms')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Remove https://soundcloud.com/quiet-rooms' })).toBeVisible()
  await form.getByLabel('What you make and sell').fill('Impulse responses of small rooms.')
  await page.getByText('Read the terms for creators', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Terms for creators' })).toBeVisible()
  await form.getByLabel('I have read the terms for creators').check()
  // A guest's draft is in the browser, and is still there after signing up.
  await page.reload()
  await untilAlive(page)
  await expect(form.getByLabel('Id you’d like')).toHaveValue(id)
  await expectNoViolationsInThemes(page, 'an application')
  const account = page.getByRole('region', { name: 'Your account' })
  await account.getByLabel('Name').fill('Rita Room')
  await account.getByLabel('E-mail').fill(email)
  await account.getByRole('textbox', { name: 'Password' }).fill('a room by the sea')
  await account.getByLabel('I accept the terms of use').check()
  await account.getByLabel('I have read the privacy policy').check()
  await account.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await page.goto(linkTo(await findEmail(page.request, email, /confirm/i), '/confirm-account'))
  await untilAlive(page)
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page).toHaveURL('/become-a-creator/apply')
  await expect(form.getByLabel('What you make and sell')).toHaveValue('Impulse responses of small rooms.')
  // Without a link, submitting moves to its field, far above the button.
  await form.getByRole('button', { name: 'Remove https://soundcloud.com/quiet-rooms' }).click()
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(form.getByLabel('Links')).toBeFocused()
  await page.keyboard.type('soundcloud.com/quiet-rooms')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('We have your application')).toBeVisible()
  await findEmail(page.request, email, /application received/)

  const staff = await another(browser)
  await signIn(staff, 'creators@soundfair.test')
  const adminPage = await staff.newPage()
  await visit(adminPage, `/admin/creators?q=${id}`)
  await adminPage
    .getByRole('list', { name: 'Waiting' })
    .getByRole('link', { name: /Quiet Rooms/ })
    .press('Enter')
  const looked = adminPage.getByRole('article')
  await expect(looked).toContainText(email)
  await expect(looked.getByRole('link', { name: 'soundcloud.com/quiet-rooms' })).toHaveAttribute('rel', /noreferrer/)
  await expectNoViolationsInThemes(adminPage, 'an application for staff')
  await looked.getByRole('button', { name: 'Approve' }).press('Enter')
  const dialog = adminPage.getByRole('dialog')
  await expect(dialog.getByLabel('Id')).toHaveValue(id)
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(looked).toContainText('Now the creator')

  await page.reload()
  await untilAlive(page)
  await page.getByRole('link', { name: 'Open your studio' }).click()
  const checklist = page.getByRole('region', { name: 'Set up your shop' })
  await expect(checklist).toContainText('0 of 6')
  await expectNoViolationsInThemes(page, 'a new studio')
  await setUpShop(page)
  const qa = await another(browser)
  await signIn(qa, 'qa@soundfair.test')
  const reviewPage = await qa.newPage()
  await visit(reviewPage, '/admin/releases?q=first+room')
  await reviewRelease(reviewPage)
  await visit(page, '/creator')
  await publishAll(page)

  await visit(adminPage, '/admin')
  await expect(adminPage.getByRole('region', { name: 'Needs attention now' })).toContainText('ready to go public')
  await visit(adminPage, `/admin/creators?tab=creators&q=${id}&chosen=${id}`)
  await adminPage.getByRole('switch', { name: 'Live' }).press('Space')
  await expect(adminPage.getByText(`${name} is public now`)).toBeVisible()
  await expectNoViolationsInThemes(adminPage, 'a creator for staff')
  await asGuest(page, (guest) => buyFirstRoom(guest, id))
  await expect.poll(async () => (await read(staff, `/api/admin/creators/${id}`)).balance.held.length).toBe(1)

  await payOut(browser, id, name)
  await visit(page, '/creator/payouts')
  await expect(page.getByRole('table', { name: 'Payouts' })).toContainText('Paid')
  await Promise.all([staff.close(), qa.close()])
})

test('staff act for a creator for an hour, with a reason that its team can read', { tag: '@long' }, async ({ page, context, browser }) => {
  await signIn(context, 'creators@soundfair.test')
  await visit(page, '/admin/creators?tab=creators&chosen=glasshouse')
  await page.getByRole('button', { name: 'Act for this creator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Act for this creator' }).click()
  await expect(dialog.getByText('Give a reason. It will be logged.')).toBeVisible()
  await dialog.getByLabel('Why').fill('They cannot reach their page builder')
  await dialog.getByRole('button', { name: 'Act for this creator' }).click()
  await expect(page).toHaveURL('/creator')
  const banner = page.getByRole('region', { name: 'Acting for a creator' })
  await expect(banner.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/)
  await expectNoViolationsInThemes(page, 'a studio with staff in it')
  await banner.getByRole('button', { name: 'Stop' }).click()
  await expect(page).toHaveURL('/admin/creators?tab=creators')
  expect((await context.request.get('/api/creator/meta')).status()).toBe(403)
  const team = await another(browser)
  await signIn(team, 'bo@lowtide.test')
  await send(team, 'PUT', '/api/creator/meta/active-creator', { creatorId: 'glasshouse' })
  const settings = await team.newPage()
  await visit(settings, '/creator/settings')
  await expect(settings.getByRole('region', { name: 'Soundfair staff' })).toContainText('They cannot reach their page builder')
  await expectNoOverflow(settings)
  await team.close()
})
