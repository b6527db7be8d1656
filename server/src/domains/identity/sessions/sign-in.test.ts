import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser, signOut } from '#contract/identity/user.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { mailsTo } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database

const signIn = (browser: ReturnType<typeof openBrowser>, email: string, password = samplePassword, query: object = {}) =>
  browser.call(identity.signIn, { query: { email, ...query }, body: password })

test('§4 signed out, signed in, signed out: a 401 on the user call means signed out', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  expectProblem(await browser.call(getUser), 401)
  expect((await signIn(browser, email.toUpperCase())).json()).toMatchObject({ email, confirmedAccount: true, tenantId: 'soundfair' })
  expect((await browser.call(getUser)).json().email).toBe(email)
  const cookie = browser.cookies.get('session') ?? ''
  expect((await browser.call(signOut)).statusCode).toBe(204)
  expectProblem(await browser.call(getUser), 401)
  // Dead, not only forgotten by the browser.
  browser.cookies.set('session', cookie)
  expectProblem(await browser.call(getUser), 401)
})

test('the session cookie is out of reach for scripts and other sites, and new at every sign-in', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  const first = (await signIn(browser, email)).cookies.find((cookie) => cookie.name === 'session')
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((await signIn(browser, email)).cookies.find((cookie) => cookie.name === 'session')?.value).not.toBe(first?.value)
  // The one before is dead: whoever copied it has nothing.
  browser.cookies.set('session', first?.value ?? '')
  expectProblem(await browser.call(getUser), 401)
})

test('in production the cookies are bound to the host and to TLS', async () => {
  const real = await openTestShop({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://soundfair.example',
    SESSION_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: 'e'.repeat(40),
    SANDBOX_PAYMENTS: '1',
  })
  const { email } = await addAccount(real.database.db)
  const browser = openBrowser(await openTestApp(real))
  const { cookies } = await signIn(browser, email)
  expect(cookies.map((cookie) => cookie.name).sort()).toEqual(['__Host-device', '__Host-session'])
  expect(cookies.some((cookie) => 'domain' in cookie)).toBe(false)
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' })
  expect((await browser.call(getUser)).statusCode).toBe(200)
})

test('an unknown address, a wrong password, an account without one: the same answer', async () => {
  const { email } = await addAccount(db)
  const guest = await addAccount(db)
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', guest.id).execute()
  const answers = await Promise.all(
    [
      [newEmail(), samplePassword],
      [email, 'not the password'],
      [guest.email, samplePassword],
    ].map(async ([address = '', password = '']) => {
      const answer = await signIn(openBrowser(app), address, password)
      return { ...expectProblem(answer, 400), instance: '' }
    }),
  )
  expect(answers[0]).toMatchObject({ title: 'Incorrect email or password', detail: 'Incorrect email or password' })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('unknown and known addresses take about the same time', async () => {
  const { email } = await addAccount(db)
  const timeOf = async (address: string): Promise<number> => {
    const begun = performance.now()
    await signIn(openBrowser(app), address, 'not the password')
    return performance.now() - begun
  }
  await timeOf(email)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 7; round++) {
    known.push(await timeOf(email))
    unknown.push(await timeOf(newEmail()))
  }
  // Other work on the machine only adds time: the fastest attempts are compared.
  const ratio = Math.min(...known) / Math.min(...unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('a sign-in from a device that was never seen is told to the owner; the first one and known ones are not', async () => {
  const { email } = await addAccount(db)
  const own = openBrowser(app)
  await signIn(own, email)
  await own.call(signOut)
  await signIn(own, email)
  expect(await mailsTo(shop, email)).toEqual([])
  await openBrowser(app).call(identity.signIn, {
    query: { email },
    body: samplePassword,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  const [mail] = await mailsTo(shop, email)
  expect(mail?.subject).toBe('New sign-in to your Soundfair account')
  expect(mail?.text).toContain('Firefox on Linux')
})

test('sessions are listed with their devices; one is ended, then all of them', async () => {
  const { email } = await addAccount(db)
  const [here, there, program] = [openBrowser(app), openBrowser(app), openBrowser(app)]
  await signIn(here, email)
  await signIn(there, email)
  await program.call(identity.signIn, { query: { email, scheme: 'JWT' }, body: samplePassword, headers: { 'user-agent': 'curl/8' } })
  const sessions = (await here.call(account.listSessions)).json() as account.Session[]
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
  expect(sessions.map((session) => session.device).sort()).toEqual(['curl', 'lightMyRequest', 'lightMyRequest'])

  const other = (await there.call(account.listSessions)).json().find((session: account.Session) => session.isCurrent)
  expect((await here.call(account.endSession, { params: { sessionId: other.id } })).statusCode).toBe(204)
  expectProblem(await there.call(getUser), 401)
  expectProblem(await here.call(account.endSession, { params: { sessionId: other.id } }), 404)

  await signIn(there, email)
  expect((await here.call(account.signOutEverywhere)).statusCode).toBe(204)
  for (const browser of [here, there]) expectProblem(await browser.call(getUser), 401)
})

test('nobody ends a session that is not theirs', async () => {
  const [mine, theirs] = [await addAccount(db), await addAccount(db)]
  const [me, them] = [openBrowser(app), openBrowser(app)]
  await signIn(me, mine.email)
  await signIn(them, theirs.email)
  const [session] = (await them.call(account.listSessions)).json()
  expectProblem(await me.call(account.endSession, { params: { sessionId: session.id } }), 404)
  expect((await them.call(getUser)).statusCode).toBe(200)
})

test.each([
  ['no address', {}, samplePassword, 'email'],
  ['an address that is none', { email: 'casey' }, samplePassword, 'email'],
  ['no password', { email: 'casey@example.test' }, '', 'body'],
  ['a password of 300 characters', { email: 'casey@example.test' }, 'x'.repeat(300), 'body'],
  ['another scheme', { email: 'casey@example.test', scheme: 'Basic' }, samplePassword, 'scheme'],
  ['a query nobody knows', { email: 'casey@example.test', admin: '1' }, samplePassword, 'admin'],
])('a sign-in with %s is refused at its field', async (_what, query, body, field) => {
  const problem = expectProblem(await openBrowser(app).call(identity.signIn, { query, body }), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('a password comes as bare text, not as JSON or a form, and is never a megabyte', async () => {
  const { email } = await addAccount(db)
  const send = (headers: Record<string, string>, body: string) =>
    openBrowser(app).call(identity.signIn, { query: { email }, headers, body })
  expectProblem(await send({ 'content-type': 'application/json' }, JSON.stringify(samplePassword)), 415)
  expectProblem(await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'password=x'), 415)
  expectProblem(await send({}, 'x'.repeat(1024 * 1024)), 413)
})

test.each(['%00', '%FF', '../x', "'; drop table users", 'a', 'admin'])('a creator cookie of %j chooses nobody', async (value) => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  await signIn(browser, email)
  browser.cookies.set('creator', value)
  expect((await browser.call(getUser)).json()).not.toHaveProperty('creatorId')
})

test('signing out forgets for whom somebody acted', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  await signIn(browser, email)
  browser.cookies.set('creator', 'lowtide')
  await browser.call(signOut)
  expect([...browser.cookies.keys()]).toEqual(['device'])
})
