import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { signOut } from '#contract/identity/user.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { newEmail } from '../../../../testing/sample-account.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'
import { openTestApp } from '../../../../testing/test-shop.ts'

const { shop, app, signIn, addSignedIn } = await openAccountShop()
/** A second process on the same database. */
const second = await openTestApp(shop)

const guess = (email: string, options: { in?: typeof app; address?: string; forwarded?: string } = {}) =>
  openBrowser(options.in ?? app, { address: options.address ?? newAddress() }).call(identity.signIn, {
    query: { email },
    body: 'just a guess of mine',
    headers: options.forwarded ? { 'x-forwarded-for': options.forwarded } : {},
  })

const statusesOf = (answers: { statusCode: number }[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, (answer) => answer.statusCode)).map(([status, all]) => [status, all?.length]))

test('an account takes ten wrong passwords from everywhere together, also at once and through two processes', async () => {
  const { email } = await addSignedIn()
  const answers = await Promise.all(Array.from({ length: 30 }, (_none, at) => guess(email, { in: at % 2 ? second : app })))
  expect(statusesOf(answers)).toEqual({ 400: 10, 429: 20 })
  const [refused] = answers.filter((answer) => answer.statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('an address nobody has is throttled just the same', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 14 }, () => guess(email)))
  expect(statusesOf(answers)).toEqual({ 400: 10, 429: 4 })
})

test('a network takes sixty wrong passwords over all accounts, whatever it says it forwards', async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_none, at) => guess(newEmail(), { address, forwarded: `198.51.100.${at}`, in: at % 2 ? second : app })),
  )
  expect(statusesOf(answers)).toEqual({ 400: 60, 429: 10 })
})

test('nothing is hashed for a guess that is turned away', async () => {
  const { email } = await addSignedIn()
  await Promise.all(Array.from({ length: 10 }, () => guess(email)))
  const timed = async (run: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now()
    await run()
    return performance.now() - begun
  }
  const middle = (times: number[]): number => times.sort((a, b) => a - b)[2] ?? 0
  const away: number[] = []
  const hashed: number[] = []
  for (let round = 0; round < 5; round++) {
    away.push(await timed(() => guess(email)))
    hashed.push(await timed(() => guess(newEmail())))
  }
  expect(middle(away)).toBeLessThan(middle(hashed))
})

test('the owner gets in from a known device while a stranger guesses, even from the same network', async () => {
  const { email, browser } = await addSignedIn()
  await browser.call(signOut)
  await Promise.all(Array.from({ length: 12 }, () => guess(email)))
  await Promise.all(Array.from({ length: 60 }, () => guess(newEmail(), { address: browser.address })))
  expectProblem(await guess(email), 429)
  expectProblem(await signIn(openBrowser(app, { address: browser.address }), email), 429)
  expect((await signIn(browser, email)).statusCode).toBe(200)
})

test('a known device has its own ten tries, and its cookie is worth nothing for another account', async () => {
  const [mine, other] = [await addSignedIn(), await addSignedIn()]
  await mine.browser.call(signOut)
  for (let count = 0; count < 10; count++) expectProblem(await signIn(mine.browser, mine.email, 'just a guess of mine'), 400)
  expectProblem(await signIn(mine.browser, mine.email), 429)
  await Promise.all(Array.from({ length: 10 }, () => guess(other.email)))
  expectProblem(await signIn(mine.browser, other.email), 429)
})

test('signing in rightly, however often, is never throttled', async () => {
  const { email, browser } = await addSignedIn()
  for (let count = 0; count < 15; count++)
    expect((await signIn(openBrowser(app, { address: browser.address }), email)).statusCode).toBe(200)
})

test('who signs up again and again with an address keeps nobody from getting their link', async () => {
  const { email } = await addSignedIn()
  const form = { name: 'Sly', email, password: 'the squatter chose this', acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  for (let count = 0; count < 8; count++) await openBrowser(app).call(identity.signUp, { body: form })
  expect((await openBrowser(app).call(identity.forgotPassword, { query: { email } })).statusCode).toBe(204)
})

test('an address gets at most five mails an hour, known or not', async () => {
  const { email } = await addSignedIn()
  for (const address of [email, newEmail()]) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(app).call(identity.forgotPassword, { query: { email: address } })),
    )
    expect(statusesOf(answers)).toEqual({ 204: 5, 429: 3 })
  }
})
