import { expect, test, vi } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail } from '../../../../testing/sample-account.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'
import { openTestApp } from '../../../../testing/test-shop.ts'

// The first mail and the first password load their libraries, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { shop, app, db, addSignedIn } = await openAccountShop()
/** A second process on the same database. */
const second = await openTestApp(shop)
const another = 'a second good sentence'

const routes = {
  'reset-password': identity.resetPassword,
  'confirm-account': identity.confirmAccount,
  'confirm-email': identity.confirmEmail,
  'confirm-email-change': identity.confirmEmailChange,
} as const

type Options = { at?: number; address?: string; code?: string }

const guess = (route: (typeof routes)[keyof typeof routes], email: string, { at = 0, address = newAddress(), code }: Options = {}) =>
  openBrowser(at % 2 ? second : app, { address }).call(route, {
    query: { email, code: code ?? `just a guess ${at}` },
    headers: { 'x-forwarded-for': `198.51.100.${at}` },
    ...(route === identity.resetPassword && { body: another }),
  })

const statusesOf = (answers: { statusCode: number }[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, (answer) => answer.statusCode)).map(([status, all]) => [status, all?.length]))

const many = (count: number, make: (at: number) => ReturnType<typeof guess>) =>
  Promise.all(Array.from({ length: count }, (_none, at) => make(at)))

const forgotten = async (email: string) => {
  await openBrowser(app).call(identity.forgotPassword, { query: { email } })
  return codeIn(shop, email, /password/)
}

test.each(Object.entries(routes))('%s takes ten wrong codes of an address from everywhere together, known or not', async (_name, route) => {
  const { email } = await addAccount(db)
  for (const address of [email, newEmail()]) {
    const answers = await many(25, (at) => guess(route, address, { at }))
    expect(statusesOf(answers)).toEqual({ 400: 10, 429: 15 })
    const refused = answers.find((answer) => answer.statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a network takes sixty wrong codes over all addresses, whatever it says it forwards', async () => {
  const address = newAddress()
  const answers = await many(70, (at) => guess(identity.confirmEmail, newEmail(), { at, address }))
  expect(statusesOf(answers)).toEqual({ 400: 60, 429: 10 })
})

test('after ten wrong guesses a guesser is refused even with the right code; its owner succeeds, from anywhere else', async () => {
  const { id, email } = await addAccount(db)
  const { code } = await forgotten(email)
  const address = newAddress()
  await many(12, (at) => guess(identity.resetPassword, email, { at, address }))
  await many(12, (at) => guess(identity.resetPassword, email, { at }))
  expectProblem(await guess(identity.resetPassword, email, { address, code }), 429)
  expect((await db.selectFrom('mailed_codes').select('used_at').where('user_id', '=', id).executeTakeFirstOrThrow()).used_at).toBeNull()
  expect((await guess(identity.resetPassword, email, { code })).statusCode).toBe(204)
})

test('the owner uses a code on a known device while a stranger guesses from the same network', async () => {
  const { email, browser } = await addSignedIn()
  const query = await forgotten(email)
  await many(12, (at) => guess(identity.resetPassword, email, { at, address: browser.address }))
  await many(60, (at) => guess(identity.confirmEmail, newEmail(), { at, address: browser.address }))
  expect((await browser.call(identity.resetPassword, { query, body: another })).statusCode).toBe(204)
})

test('a known device has ten wrong codes of its own', async () => {
  const { email, browser } = await addSignedIn()
  const answers = []
  for (let at = 0; at < 12; at++)
    answers.push(await browser.call(identity.resetPassword, { query: { email, code: `guess ${at}` }, body: another }))
  expect(statusesOf(answers)).toEqual({ 400: 10, 429: 2 })
})

test('the right code with a weak password is not counted as a guess', async () => {
  const { email } = await addAccount(db)
  const query = await forgotten(email)
  const browser = openBrowser(app)
  for (let at = 0; at < 12; at++) expectProblem(await browser.call(identity.resetPassword, { query, body: '1234567890' }), 400)
  expect((await browser.call(identity.resetPassword, { query, body: another })).statusCode).toBe(204)
})

test('the token of a changed address is throttled the same way in PATCH identity', async () => {
  const { browser } = await addSignedIn()
  const email = newEmail()
  const answers = []
  for (let at = 0; at < 14; at++)
    answers.push(await browser.call(identity.updateIdentity, { body: { email, emailConfirmationToken: `guess ${at}` } }))
  expect(statusesOf(answers)).toEqual({ 400: 10, 429: 4 })
})

test('an account takes ten wrong codes of a new authenticator app, from however many networks', async () => {
  const { browser } = await addSignedIn()
  await browser.call(account.beginTwoFactor)
  const answers = await many(14, () => {
    const elsewhere = openBrowser(app)
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
    return elsewhere.call(account.confirmTwoFactor, { body: { code: '000000' } })
  })
  expect(statusesOf(answers)).toEqual({ 400: 10, 429: 4 })
})
