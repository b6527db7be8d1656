import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn, mailsTo } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail } from '../../../../testing/sample-account.ts'

const { shop, app, db, signIn, later, addSignedIn } = await openAccountShop()

const update = (browser: ReturnType<typeof openBrowser>, body: object) => browser.call(identity.updateIdentity, { body })

test('a new address is asked first, the old one is told before and after, and other sessions end', async () => {
  const { email, browser } = await addSignedIn()
  const other = openBrowser(app)
  await signIn(other, email)
  const wanted = `New.${newEmail()}`
  const asked = await update(browser, { email: wanted })
  expect([asked.statusCode, asked.json().email]).toEqual([201, email])
  expect((await browser.call(account.getSecurity)).json().pendingEmail).toBe(wanted)
  expect((await mailsTo(shop, email)).map((mail) => mail.text).join()).toContain(wanted)

  const query = await codeIn(shop, wanted, /address/)
  expect((await browser.call(identity.confirmEmailChange, { query })).statusCode).toBe(204)
  expect((await browser.call(getUser)).json().email).toBe(wanted)
  expectProblem(await other.call(getUser), 401)
  expect(await mailsTo(shop, email)).toHaveLength(3)
  expectProblem(await signIn(other, email), 400)
  expect((await signIn(other, wanted)).statusCode).toBe(200)
  expectProblem(await browser.call(identity.confirmEmailChange, { query }), 400)
})

test('an address that has an account answers the same, and stays where it is', async () => {
  const { email, browser } = await addSignedIn()
  const taken = await addAccount(db)
  expect((await update(browser, { email: taken.email })).statusCode).toBe(201)
  expect((await mailsTo(shop, taken.email)).map((mail) => mail.subject)).toEqual(['You already have a Soundfair account'])
  expect((await browser.call(getUser)).json().email).toBe(email)
})

test('changing the address needs a recent sign-in; changing the rest does not', async () => {
  const { browser } = await addSignedIn()
  later(11)
  expect(expectProblem(await update(browser, { email: newEmail() }), 403).type).toMatch(/confirm-password$/)
  expect((await update(browser, { name: 'Casey Rivers' })).json().name).toBe('Casey Rivers')
})

test('a refused change of the address rolls back the rest of the request too', async () => {
  const { browser } = await addSignedIn()
  later(11)
  await update(browser, { name: 'Half', email: newEmail() })
  expect((await browser.call(getUser)).json().name).toBe('Casey')
})

test('a confirmation of the address expires after a day, and a newer one voids the older', async () => {
  const { browser } = await addSignedIn()
  const [first, second] = [newEmail(), newEmail()]
  await update(browser, { email: first })
  const old = await codeIn(shop, first, /address/)
  await update(browser, { email: second })
  expectProblem(await browser.call(identity.confirmEmailChange, { query: old }), 400)
  const query = await codeIn(shop, second, /address/)
  later(24 * 60)
  expectProblem(await browser.call(identity.confirmEmailChange, { query }), 400)
})

test('programs complete the change with the token from the mail', async () => {
  const { browser } = await addSignedIn()
  const wanted = newEmail()
  await update(browser, { email: wanted })
  const { code } = await codeIn(shop, wanted, /address/)
  const done = await update(browser, { email: wanted, emailConfirmationToken: code })
  expect([done.statusCode, done.json().email]).toEqual([200, wanted])
})

test('name, address, business and wishes are changed one by one, and emptied', async () => {
  const { browser } = await addSignedIn()
  const address = { countryCode: 'no', streetAddress1: 'Storgata 1', postCode: '0155', locality: 'Oslo' }
  const filled = await update(browser, {
    address,
    businessName: 'Rivers AS',
    taxId: 'NO123',
    phone: '+47 1',
    communicationPreferences: { newsletterOptIn: true },
  })
  expect(filled.json()).toMatchObject({
    address: { countryCode: 'NO', streetAddress1: 'Storgata 1', streetAddress2: null, locality: 'Oslo', region: null, postCode: '0155' },
    businessName: 'Rivers AS',
    taxId: 'NO123',
    communicationPreferences: { newsletterOptIn: true, productUpdatesOptIn: false },
  })
  await update(browser, { communicationPreferences: { productUpdatesOptIn: true } })
  const emptied = (await update(browser, { address: null, businessName: ' ', taxId: null, phone: null })).json()
  expect(emptied.communicationPreferences).toEqual({ newsletterOptIn: true, productUpdatesOptIn: true })
  for (const field of ['address', 'businessName', 'taxId', 'phone']) expect(emptied).not.toHaveProperty(field)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ email: 'casey' }, 'email'],
  [{ address: { countryCode: 'Norway', streetAddress1: 'Storgata 1' } }, 'address.countryCode'],
  [{ address: { countryCode: 'NO', streetAddress1: ' ' } }, 'address.streetAddress1'],
  [{ taxId: 'x'.repeat(41) }, 'taxId'],
  [{ businessName: 'Ri\u0000vers' }, 'businessName'],
  [{ communicationPreferences: { newsletterOptIn: 'yes' } }, 'communicationPreferences.newsletterOptIn'],
  [{ staffRoles: ['Owner'] }, 'staffRoles'],
])('%j is refused at its field', async (body, field) => {
  const { browser } = await addSignedIn()
  expect(Object.keys(expectProblem(await update(browser, body), 400).errors ?? {})).toEqual([field])
})
