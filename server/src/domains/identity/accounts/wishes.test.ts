import { expect, test } from 'vitest'
import * as communications from '#contract/email/communications.ts'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn, linkIn } from '../../../../testing/mail-of.ts'
import { newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'

const { shop, app, db, signIn, later, now } = await openAccountShop()
await addCreator(db, { id: 'lowtide', name: 'Lowtide' })

const both = { newsletterOptIn: true, productUpdatesOptIn: true }
const none = { newsletterOptIn: false, productUpdatesOptIn: false }

const signUp = async (email: string, query: Record<string, string> = {}): Promise<Browser> => {
  const browser = openBrowser(app)
  const body = { name: 'Casey', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  expect((await browser.call(identity.signUp, { body, query })).statusCode).toBe(202)
  return browser
}
/** Somebody who signed up with an address, is signed in, and has not confirmed it. */
const signUpAndIn = async (email: string): Promise<Browser> => {
  const browser = await signUp(email)
  expect((await signIn(browser, email)).json()).toMatchObject({ confirmedAccount: false })
  return browser
}
/** The same person on a creator's site, whose program has a token. */
const openProgram = async (email: string, scope: string): Promise<Browser> => {
  const browser = openBrowser(app)
  const { accessToken } = (await browser.call(identity.signIn, { query: { email, scheme: 'JWT' }, body: samplePassword, scope })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return { ...browser, call: (route, wanted) => browser.call(route, { ...wanted, headers, scope }) }
}
const confirmAccount = async (browser: Browser, email: string) =>
  (await browser.call(identity.confirmAccount, { query: await codeIn(shop, email, /^Confirm your/) })).json()

const wish = async (browser: Browser, communicationPreferences: object) =>
  (await browser.call(identity.updateIdentity, { body: { communicationPreferences } })).json().communicationPreferences
const wishesOf = async (browser: Browser) => (await browser.call(getUser)).json().communicationPreferences

const ask = async (email: string, wishes: object, scope?: string) => {
  const answer = await openBrowser(app).call(communications.subscribe, { body: { email, ...wishes }, ...(scope && { scope }) })
  expect(answer.json()).toEqual({ status: 'confirmation_sent' })
  const { searchParams } = await linkIn(shop, email, /news/)
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' }
}
type Query = { email: string; token: string }
const confirm = async (query: Query) => (await openBrowser(app).call(communications.confirmSubscription, { query })).statusCode
const preferencesBy = async (query: Query) => (await openBrowser(app).call(communications.getPreferences, { query })).json()

const asked = { newsletter: true, productUpdates: true }
/** An address without an account that has confirmed that it wants everything. */
const addReader = async (scope?: string): Promise<Query> => {
  const query = await ask(newEmail(), asked, scope)
  expect(await confirm(query)).toBe(204)
  later(1)
  return query
}
const rowsOf = (email: string) => db.selectFrom('communication_preferences').selectAll().where('email', '=', email).execute()

test('what a stranger asked for at an address is not wished by whoever signed up with it and proves it', async () => {
  const email = newEmail()
  const owner = await signUp(email)
  later(1)
  await ask(email, asked)
  expect((await confirmAccount(owner, email)).communicationPreferences).toEqual(none)
  expect(await wishesOf(owner)).toEqual(none)
  expect((await owner.call(account.exportAccount)).json().communications).toEqual([])
})

test('nor does a stranger undo what they ticked themselves', async () => {
  const email = newEmail()
  const owner = await signUp(email, { communicationOptIn: 'true' })
  later(1)
  await ask(email, { newsletter: false, productUpdates: true })
  expect((await confirmAccount(owner, email)).communicationPreferences).toEqual({ ...none, newsletterOptIn: true })
})

test('a link confirms what it was sent for, whatever anybody asked for since', async () => {
  const email = newEmail()
  const own = await ask(email, { name: 'Casey', newsletter: true, productUpdates: false })
  later(1)
  const strangers = await ask(email, { name: 'Sly', newsletter: false, productUpdates: true })
  expect(await preferencesBy(own)).toEqual({ email, newsletter: true, productUpdates: false, confirmed: false })
  expect(await preferencesBy(strangers)).toEqual({ email, newsletter: false, productUpdates: true, confirmed: false })
  expect(await rowsOf(email)).toEqual([])
  expect(await confirm(own)).toBe(204)
  expect(await rowsOf(email)).toMatchObject([{ name: 'Casey', newsletter: true, product_updates: false }])
  expect(await preferencesBy(own)).toEqual({ email, newsletter: true, productUpdates: false, confirmed: true })
})

test('a link that was used once undoes nothing that the address has said later, a newer one does', async () => {
  const query = await addReader()
  expect((await openBrowser(app).call(communications.unsubscribe, { query })).statusCode).toBe(204)
  expect(await confirm(query)).toBe(204)
  expect(await preferencesBy(query)).toMatchObject({ newsletter: false, productUpdates: false, confirmed: true })
  later(1)
  expect(await confirm(await ask(query.email, { newsletter: false, productUpdates: true }))).toBe(204)
  expect(await preferencesBy(query)).toMatchObject({ newsletter: false, productUpdates: true, confirmed: true })
})

test('a link with the longest name and address is taken', async () => {
  const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${newEmail().replace('@', '.')}`
  for (const name of ['"\\'.repeat(50), '\ud83c'.repeat(100), '声'.repeat(100)]) {
    expect(await confirm(await ask(email, { ...asked, name }))).toBe(204)
    later(1)
  }
})

test('a link from before links carried what was asked for still opens, changes and ends, and confirms what stands', async () => {
  const sign = (email: string) => shop.signatures.sign('communications', ` ${email}`, new Date(now().getTime() + 60_000))
  const reader = await addReader()
  const known = { email: reader.email, token: sign(reader.email) }
  expect(await confirm(known)).toBe(204)
  expect(await preferencesBy(known)).toMatchObject({ ...asked, confirmed: true })

  const email = newEmail()
  const waiting = { email, token: sign(email) }
  expect(await preferencesBy(waiting)).toEqual({ email, newsletter: false, productUpdates: false, confirmed: false })
  // Nobody knows any more what was asked for, so nothing is.
  expectProblem(await openBrowser(app).call(communications.confirmSubscription, { query: waiting }), 400)
  const body = { newsletter: true, productUpdates: false }
  const changed = await openBrowser(app).call(communications.setPreferences, { query: waiting, body })
  expect(changed.json()).toEqual({ email, ...body, confirmed: true })
})

test.each([undefined, 'lowtide'])(
  'what an account that has not proved its address asks for looks alike whether that address reads us or not (scope %s)',
  async (scope) => {
    const reader = await addReader(scope)
    for (const email of [reader.email, newEmail()]) {
      const browser = await signUpAndIn(email)
      const asking = scope ? await openProgram(email, scope) : browser
      expect(await wishesOf(asking)).toEqual(none)
      expect(await wish(asking, both)).toEqual(both)
      expect(await wish(asking, { newsletterOptIn: false })).toEqual({ ...both, newsletterOptIn: false })
      expect(await wishesOf(asking)).toEqual({ ...both, newsletterOptIn: false })
      expect((await browser.call(account.exportAccount)).json().communications).toEqual([
        { scope: scope ?? '', newsletter: false, productUpdates: true, confirmedAt: null },
      ])
    }
    expect(await preferencesBy(reader)).toMatchObject({ ...asked, confirmed: true })
  },
)

test('what it asked for becomes the wish of the address once it proves that, in every scope; what it did not say stays', async () => {
  const reader = await addReader()
  const browser = await signUpAndIn(reader.email)
  await wish(browser, { productUpdatesOptIn: false })
  await wish(await openProgram(reader.email, 'lowtide'), { newsletterOptIn: true })
  expect((await confirmAccount(browser, reader.email)).status).toBe('SignedIn')
  expect(await wishesOf(browser)).toEqual({ newsletterOptIn: true, productUpdatesOptIn: false })
  expect(await wishesOf(await openProgram(reader.email, 'lowtide'))).toEqual({ newsletterOptIn: true, productUpdatesOptIn: false })
  const { id } = (await browser.call(getUser)).json()
  expect(await db.selectFrom('account_wishes').selectAll().where('user_id', '=', id).execute()).toEqual([])
})

test('somebody who reads us already and does not tick the box when they sign up still reads us', async () => {
  const reader = await addReader()
  const browser = await signUp(reader.email)
  expect((await confirmAccount(browser, reader.email)).communicationPreferences).toEqual(both)
})

test('what it asked for goes along to the address that it proves, and stays with nobody else', async () => {
  const mistyped = newEmail()
  const browser = await signUpAndIn(mistyped)
  await wish(browser, both)
  const email = newEmail()
  await browser.call(identity.updateIdentity, { body: { email } })
  expect((await browser.call(identity.confirmEmailChange, { query: await codeIn(shop, email, /new e-mail/) })).statusCode).toBe(204)
  expect(await wishesOf(browser)).toEqual(both)
  expect(await rowsOf(mistyped)).toEqual([])
})

test('what was asked for in an account that ends, because somebody else proved the address or it was deleted, is forgotten', async () => {
  const email = newEmail()
  const squatter = await signUpAndIn(email)
  await wish(squatter, both)
  const confirmed = await confirmAccount(openBrowser(app), email)
  expect(confirmed.status).toBe('PasswordSetupRequired')
  const owner = openBrowser(app)
  await owner.call(identity.resetPassword, { query: { email, code: confirmed.resetPasswordToken }, body: 'another good password' })
  await signIn(owner, email, 'another good password')
  expect(await wishesOf(owner)).toEqual(none)

  const deleting = await signUpAndIn(newEmail())
  await wish(deleting, both)
  const { id, email: gone } = (await deleting.call(getUser)).json()
  expect((await deleting.call(account.deleteAccount, { body: { email: gone } })).statusCode).toBe(204)
  expect(await db.selectFrom('account_wishes').selectAll().where('user_id', '=', id).execute()).toEqual([])
})
