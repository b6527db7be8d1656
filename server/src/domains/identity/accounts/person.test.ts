import { expect, test } from 'vitest'
import * as communications from '#contract/email/communications.ts'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getStudio, saveStudio } from '#contract/identity/studio.ts'
import { getUser } from '#contract/identity/user.ts'
import { addMember } from '#domains/creators/index.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { linkIn, mailsTo } from '../../../../testing/mail-of.ts'
import { newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'

const { shop, app, db, signIn, later, addSignedIn } = await openAccountShop()
await addCreator(db, { id: 'lowtide', name: 'Lowtide' })

test('an account is exported as a file, without its secrets', async () => {
  const { email, browser } = await addSignedIn()
  const answer = await browser.call(account.exportAccount)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="soundfair-account.json"')
  const all = answer.json()
  expect(all.account.email).toBe(email)
  expect(all.sessions).toHaveLength(1)
  expect(all.log.map((entry: { action: string }) => entry.action)).toEqual(['sign-in.succeeded'])
  expect(answer.body).not.toMatch(/argon2|token_hash|password/)
})

const studio = { system: 'macOS', processor: 'arm', hosts: ['Pro Tools', 'Reaper'], formats: ['AAX'] }

test('an account says what it makes music with, and finds it in its file', async () => {
  const { browser } = await addSignedIn()
  expect((await browser.call(getStudio)).json()).toEqual({ studio: null })
  expect((await browser.call(saveStudio, { body: studio })).json()).toEqual({ studio })
  await browser.call(saveStudio, { body: { ...studio, formats: [] } })
  expect((await browser.call(getStudio)).json()).toEqual({ studio: { ...studio, formats: [] } })
  expectProblem(await browser.call(saveStudio, { body: { ...studio, hosts: ['Winamp'] } }), 400)
  expect((await browser.call(account.exportAccount)).json().studio).toMatchObject({ system: 'macOS', hosts: ['Pro Tools', 'Reaper'] })
  expectProblem(await openBrowser(app).call(getStudio), 401)
})

test('a deleted account is anonymous: nothing of the person is left but the ledger', async () => {
  const { id, email, browser } = await addSignedIn()
  await browser.call(saveStudio, { body: studio })
  await browser.call(identity.updateIdentity, { body: { taxId: 'NO123', communicationPreferences: { newsletterOptIn: true } } })
  const wrong = await browser.call(account.deleteAccount, { body: { email: newEmail() } })
  expect(Object.keys(expectProblem(wrong, 400).errors ?? {})).toEqual(['email'])
  expect((await browser.call(account.deleteAccount, { body: { email: email.toUpperCase() } })).statusCode).toBe(204)
  expectProblem(await browser.call(getUser), 401)
  expectProblem(await signIn(browser, email), 400)
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: `${id}@deleted.invalid`, name: '', password_hash: null, tax_id: null })
  expect(await db.selectFrom('studios').selectAll().where('user_id', '=', id).execute()).toEqual([])
  const wishes = await db.selectFrom('communication_preferences').selectAll().where('email', '=', email).execute()
  expect(wishes).toEqual([])
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Your Soundfair account was deleted')
  const asked = { name: 'Again', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  await openBrowser(app).call(identity.signUp, { body: asked })
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Confirm your Soundfair account')
})

test('deleting asks for a recent sign-in, and the last Admin of a creator hands over first', async () => {
  const { id, email, browser } = await addSignedIn()
  await db.transaction().execute((tx) => addMember(tx, { creatorId: 'lowtide', userId: id, roles: ['Admin'], now: new Date() }))
  expect(expectProblem(await browser.call(account.deleteAccount, { body: { email } }), 409).type).toBe('/problems/last-admin')
  expect((await browser.call(getUser)).json().email).toBe(email)
  later(11)
  expect(expectProblem(await browser.call(account.deleteAccount, { body: { email } }), 403).type).toMatch(/confirm-password$/)
})

const tokenIn = async (email: string) => {
  const { searchParams } = await linkIn(shop, email, /news/)
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' }
}

test('an address that nobody has confirmed is asked before it gets mail', async () => {
  const email = newEmail()
  const browser = openBrowser(app)
  const body = { email, name: 'Casey', newsletter: true, productUpdates: false }
  expect((await browser.call(communications.subscribe, { body })).json()).toEqual({ status: 'confirmation_sent' })
  const query = await tokenIn(email)
  expect((await browser.call(communications.getPreferences, { query })).json()).toEqual({
    email,
    newsletter: true,
    productUpdates: false,
    confirmed: false,
  })
  expect((await browser.call(communications.confirmSubscription, { query })).statusCode).toBe(204)
  expect((await browser.call(communications.getPreferences, { query })).json().confirmed).toBe(true)
  await browser.call(communications.setPreferences, { query, body: { newsletter: false, productUpdates: true } })
  expect((await browser.call(communications.getPreferences, { query })).json()).toMatchObject({ newsletter: false, productUpdates: true })
  expect((await browser.call(communications.unsubscribe, { query })).statusCode).toBe(204)
  expect((await browser.call(communications.getPreferences, { query })).json()).toMatchObject({ newsletter: false, productUpdates: false })
})

test('a stranger neither changes what an address gets nor learns it; its owner, signed in, is subscribed at once', async () => {
  const { email, browser } = await addSignedIn()
  const ask = { email, newsletter: true, productUpdates: true }
  expect((await browser.call(communications.subscribe, { body: ask })).json()).toEqual({ status: 'subscribed' })
  expect((await openBrowser(app).call(communications.subscribe, { body: { ...ask, newsletter: false } })).json()).toEqual({
    status: 'confirmation_sent',
  })
  expect((await browser.call(getUser)).json().communicationPreferences).toEqual({
    newsletterOptIn: true,
    productUpdatesOptIn: true,
  })
})

test('newsletters of a creator are subscribed to in its scope; a token is for its own address and scope alone', async () => {
  const email = newEmail()
  const browser = openBrowser(app)
  const body = { email, newsletter: true, productUpdates: true }
  expectProblem(await browser.call(communications.subscribe, { body, scope: 'nobody-here' }), 404)
  await browser.call(communications.subscribe, { body, scope: 'lowtide' })
  expect((await mailsTo(shop, email))[0]?.text).toContain('Lowtide')
  const query = await tokenIn(email)
  expect((await browser.call(communications.confirmSubscription, { query, scope: 'lowtide' })).statusCode).toBe(204)
  expectProblem(await browser.call(communications.getPreferences, { query, scope: 'glasshouse' }), 400)
  expectProblem(await browser.call(communications.getPreferences, { query: { ...query, email: newEmail() } }), 400)
  expectProblem(await browser.call(communications.getPreferences, { query: { ...query, token: `${query.token}x` } }), 400)
  const stored = await db.selectFrom('communication_preferences').select(['scope', 'newsletter']).where('email', '=', email).execute()
  expect(stored).toEqual([{ scope: 'lowtide', newsletter: true }])
})
