import { newAddress, openAccount } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { askActivation, claimsOf, letAnHourPass, newDevice, newOwner, poll, pollUntilToken } from './support/plugin.ts'
import { expect, test, visit } from './support/shop.ts'

/** Activation requests that do not succeed, with the messages that people read. */

const product = 'northlight-audio/drift-eq'
const name = 'Drift EQ'

// All plugins here have one network address, which is limited to ten requests a minute: one project is enough.
test('a request that is done, answered by someone else, or expired says so, and uses no seat', { tag: '@long' }, async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  await newOwner(page, 'drift-eq', { seats: 1 })
  const asked = await askActivation(request, product, newDevice('Studio Mac'))
  await visit(page, `/activate/${asked.id}`)
  await page.getByRole('button', { name: 'Activate on Studio Mac' }).click()
  await expect(page.getByText(`${name} is activated on Studio Mac`)).toBeVisible()
  await pollUntilToken(request, asked)
  // The same link again, after the plugin has its token.
  await visit(page, `/activate/${asked.id}`)
  await expect(page.getByText(`${name} is activated on Studio Mac`)).toBeVisible()
  await expect(page.getByText('The plugin has its license. Close this page and go back to it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Activate/ })).toHaveCount(0)

  const other = await browser.newContext({ baseURL: process.env.SHOP ?? '' })
  const theirs = await other.newPage()
  await newOwner(theirs, 'drift-eq', { seats: 1 })
  await visit(theirs, `/activate/${asked.id}`)
  await expect(theirs.getByText('Someone else has answered this request')).toBeVisible()
  await expect(theirs.getByText('none of your seats was used')).toBeVisible()
  await expectNoViolations(theirs, 'a request that somebody else answered')
  await visit(theirs, '/account/licenses')
  await expect(theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name }) })).toContainText('0 of 1 seat')

  const late = await askActivation(request, product, newDevice('Forgotten laptop'))
  await visit(theirs, `/activate/${late.id}`)
  const activate = theirs.getByRole('button', { name: 'Activate on Forgotten laptop' })
  await expect(activate).toBeVisible()
  await letAnHourPass(late)
  // On a page that was open for too long.
  await activate.click()
  await expect(theirs.getByText('This request has expired')).toBeVisible()
  await expect(theirs.getByText('Choose “Activate” in the plugin again.')).toBeVisible()
  expect((await poll(request, late)).status).toBe(400)
  await visit(theirs, `/activate/${late.id}`)
  await expect(theirs.getByText('This request has expired')).toBeVisible()
  await other.close()
})

test('a license for online devices cannot be used offline, by request or by file, and the page says what to do', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.slow()
  await newOwner(page, 'drift-eq', { offlineActivation: false })
  const device = newDevice('Cellar PC')
  const asked = await askActivation(request, product, device, 'Offline')
  await visit(page, `/activate/${asked.id}`)
  await expect(page.getByText('Your license is for online activation')).toBeVisible()
  await expect(page.getByText('Connect the device briefly and activate it online.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Activate/ })).toHaveCount(0)
  await expectNoViolations(page, 'a license for online devices')

  await visit(page, '/activate')
  const content = { id: device.signature, name: device.name, productId: 'drift-eq', format: 'JWT' }
  await page.getByLabel('Or paste its contents').fill(Buffer.from(JSON.stringify(content)).toString('base64'))
  await page.getByRole('button', { name: 'Get the license file' }).click()
  await expect(page.getByText('Your license doesn’t allow offline activation. Activate online.')).toBeVisible()
})

test('a trial that needs an account: a visitor is asked to sign in, and then continues', async ({ page, request }) => {
  test.slow()
  const device = newDevice('Borrowed laptop')
  const asked = await askActivation(request, 'harrow-and-sons/tremulant', device)
  await visit(page, `/activate/${asked.id}`)
  await expect(page.getByRole('button', { name: /^Try it/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in to try it for 14 days' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to try it for 14 days' }).click()
  await expect(page).toHaveURL(`/sign-in?to=${encodeURIComponent(`/activate/${asked.id}`)}`)

  const email = newAddress('trier')
  await openAccount(page, { email, password: 'a trial in the rain', name: 'Tove Trier' })
  await visit(page, `/activate/${asked.id}`)
  await page.getByRole('button', { name: 'Try it for 14 days' }).click()
  await expect(page.getByText('Your trial has started.')).toBeVisible()
  expect(claimsOf(await pollUntilToken(request, asked))).toMatchObject({ trial: true, sig: device.signature, 'u:email': email })
})
