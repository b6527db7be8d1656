import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn, linkIn, mailsTo } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

let moment = new Date(testDay)
const later = (minutes: number): void => {
  moment = new Date(moment.getTime() + minutes * 60_000)
}
const shop = { ...(await openTestShop()), clock: { now: () => moment } }
const app = await openTestApp(shop)
const { db } = shop.database

const form = (change: object = {}) => ({
  name: 'Casey',
  email: newEmail(),
  password: samplePassword,
  acceptedPrivacyPolicy: true,
  acceptedTermsAndConditions: true,
  ...change,
})
const userOf = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

test('somebody signs up, confirms by mail in the same browser, and is signed in', async () => {
  const browser = openBrowser(app)
  const body = form()
  const asked = await browser.call(identity.signUp, { body, query: { communicationOptIn: 'true' } })
  expect([asked.statusCode, asked.json()]).toEqual([202, { status: 'activation_pending', email: body.email }])
  expect((await browser.call(getUser)).statusCode).toBe(401)

  const link = await linkIn(shop, body.email, /Confirm/)
  expect(link.origin + link.pathname).toBe(`${shop.config.publicUrl}/confirm-account`)
  const confirmed = (await browser.call(identity.confirmAccount, { query: await codeIn(shop, body.email, /Confirm/) })).json()
  expect(confirmed).toMatchObject({ status: 'SignedIn', email: body.email, confirmedAccount: true })
  expect(confirmed.communicationPreferences).toEqual({ newsletterOptIn: true, productUpdatesOptIn: false })
  expect((await browser.call(getUser)).json()).toMatchObject({ id: confirmed.id, name: 'Casey', isCreator: false, staffRoles: [] })
})

test('the newsletter is off unless it was asked for', async () => {
  const body = form()
  const browser = openBrowser(app)
  await browser.call(identity.signUp, { body })
  const confirmed = (await browser.call(identity.confirmAccount, { query: await codeIn(shop, body.email, /Confirm/) })).json()
  expect(confirmed.communicationPreferences.newsletterOptIn).toBe(false)
})

test('an address that has an account gets the same answer, and its owner another mail', async () => {
  const known = await addAccount(db)
  const answers = [form({ email: known.email.toUpperCase() }), form()].map(async (body) => {
    const answer = await openBrowser(app).call(identity.signUp, { body })
    return [answer.statusCode, { ...answer.json(), email: '' }, answer.cookies.map((cookie) => cookie.name)]
  })
  const [first, second] = await Promise.all(answers)
  expect(first).toEqual(second)
  const mails = await mailsTo(shop, known.email)
  expect(mails.map((mail) => mail.subject)).toEqual(['You already have a Soundfair account'])
})

test('whoever prepares an account for another’s address gets nothing: the owner chooses the password', async () => {
  const body = form({ password: 'the attacker knows it' })
  const attacker = openBrowser(app)
  await attacker.call(identity.signUp, { body })
  await attacker.call(identity.signIn, { query: { email: body.email }, body: body.password })
  expect((await attacker.call(getUser)).json().confirmedAccount).toBe(false)

  const owner = openBrowser(app)
  const confirmed = (await owner.call(identity.confirmAccount, { query: await codeIn(shop, body.email, /Confirm/) })).json()
  expect(confirmed.status).toBe('PasswordSetupRequired')
  expect(confirmed.accessToken).toBeUndefined()
  expect((await owner.call(getUser)).statusCode).toBe(401)
  expect((await attacker.call(getUser)).statusCode).toBe(401)
  expectProblem(await attacker.call(identity.signIn, { query: { email: body.email }, body: body.password }), 400)

  const setUp = { email: body.email, code: confirmed.resetPasswordToken }
  expect((await owner.call(identity.resetPassword, { query: setUp, body: samplePassword })).statusCode).toBe(204)
  expect((await owner.call(identity.signIn, { query: { email: body.email }, body: samplePassword })).statusCode).toBe(200)
})

test('a second request for the same address keeps the first password, and its mail leads to a new one', async () => {
  const body = form()
  await openBrowser(app).call(identity.signUp, { body })
  const before = await userOf(body.email)
  later(1)
  const second = openBrowser(app)
  await second.call(identity.signUp, { body: { ...body, password: 'something else again' } })
  expect((await userOf(body.email))?.password_hash).toBe(before?.password_hash)
  const confirmed = (await second.call(identity.confirmAccount, { query: await codeIn(shop, body.email, /Confirm/) })).json()
  expect(confirmed.status).toBe('PasswordSetupRequired')
})

test('a confirmation works once, also for many at once, and for seven days', async () => {
  const body = form()
  const browser = openBrowser(app)
  await browser.call(identity.signUp, { body })
  const query = await codeIn(shop, body.email, /Confirm/)
  const tries = await Promise.all(Array.from({ length: 8 }, () => openBrowser(app).call(identity.confirmAccount, { query })))
  expect(tries.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
  expect(expectProblem(await browser.call(identity.confirmAccount, { query }), 400).type).toBe('/problems/code-over')

  const late = form()
  await browser.call(identity.signUp, { body: late })
  const lateQuery = await codeIn(shop, late.email, /Confirm/)
  later(7 * 24 * 60)
  expectProblem(await browser.call(identity.confirmAccount, { query: lateQuery }), 400)
})

test('a code is for its own address and purpose alone', async () => {
  const [mine, other] = [form(), form()]
  const browser = openBrowser(app)
  for (const body of [mine, other]) await browser.call(identity.signUp, { body })
  const { code } = await codeIn(shop, mine.email, /Confirm/)
  expectProblem(await browser.call(identity.confirmAccount, { query: { email: other.email, code } }), 400)
  expectProblem(await browser.call(identity.resetPassword, { query: { email: mine.email, code }, body: samplePassword }), 400)
  expectProblem(await browser.call(identity.confirmEmailChange, { query: { email: mine.email, code } }), 400)
  expect((await browser.call(identity.confirmAccount, { query: { email: mine.email.toUpperCase(), code } })).statusCode).toBe(200)
})

test('codes, passwords and sessions are not kept as they are', async () => {
  const body = form()
  const browser = openBrowser(app)
  await browser.call(identity.signUp, { body })
  const { code } = await codeIn(shop, body.email, /Confirm/)
  await browser.call(identity.confirmAccount, { query: { email: body.email, code } })
  const tables = ['users', 'sessions', 'mailed_codes', 'known_devices'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const stored = JSON.stringify(
    rows.flat().map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))),
  )
  for (const secret of [code, samplePassword, browser.cookies.get('session'), browser.cookies.get('device')])
    expect(stored).not.toContain(secret)
  expect((await userOf(body.email))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('links in mails start with the public address, whatever the request says', async () => {
  const body = form()
  await openBrowser(app).call(identity.signUp, {
    body,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
  })
  const [mail] = await mailsTo(shop, body.email)
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example')
  expect((await linkIn(shop, body.email, /Confirm/)).origin).toBe(shop.config.publicUrl)
})

const long = 'x'.repeat(1024 * 1024)
test.each([
  ['name', '', 'Tell us your name'],
  ['name', ' \t ', 'Tell us your name'],
  ['name', 'x'.repeat(101), 'Use at most 100 characters'],
  ['name', 'Ca\u0000sey', 'Use plain text without control characters'],
  ['name', 'Casey\u202e', 'Use plain text without control characters'],
  ['name', 'Ca\u200bsey', 'Use plain text without control characters'],
  ['name', 7, 'Tell us your name'],
  ['name', undefined, 'Tell us your name'],
  ['email', '', 'Enter an e-mail address such as name@example.com'],
  ['email', 'casey', 'Enter an e-mail address such as name@example.com'],
  ['email', 'a@example.test, b@example.test', 'Enter an e-mail address such as name@example.com'],
  ['email', '"a b"@example.test', 'Enter an e-mail address such as name@example.com'],
  ['email', 'a@example.test\u0000', 'Enter an e-mail address such as name@example.com'],
  ['email', 'a@exаmple.test', 'Enter an e-mail address such as name@example.com'],
  ['email', `${'x'.repeat(250)}@example.test`, 'Use at most 254 characters'],
  ['password', 'short', 'Use at least 10 characters'],
  ['password', '', 'Use at least 10 characters'],
  ['password', 'x'.repeat(257), 'Use at most 256 characters'],
  ['password', undefined, 'Choose a password'],
  ['password', 'qwertyuiop', 'This password is on the lists that attackers try first. Choose another'],
  ['acceptedPrivacyPolicy', false, 'Accept the privacy policy to continue'],
  ['acceptedTermsAndConditions', 'yes', 'Accept the terms of use to continue'],
])('%s %j is refused at its field', async (field, value, text) => {
  const body = { ...form(), [field]: value }
  const problem = expectProblem(await openBrowser(app).call(identity.signUp, { body }), 400)
  expect(problem.errors).toEqual({ [field]: [text] })
})

test('a password that holds the e-mail name, a field nobody knows, and a megabyte are refused', async () => {
  const browser = openBrowser(app)
  const named = await browser.call(identity.signUp, { body: form({ email: 'marlowe@example.test', password: 'my-name-is-Marlowe' }) })
  expect(expectProblem(named, 400).errors).toEqual({ password: ['Don’t use your e-mail name in the password'] })
  expect(expectProblem(await browser.call(identity.signUp, { body: form({ staffRoles: ['Owner'] }) }), 400).errors).toHaveProperty(
    'staffRoles',
  )
  expectProblem(await browser.call(identity.signUp, { body: form({ name: long }) }), 413)
})

test('what is typed around an address is cut off, and the mail goes to exactly what is stored', async () => {
  const email = `Odd.${newEmail().replace('@', "'s_box+tag@")}`
  await openBrowser(app).call(identity.signUp, { body: form({ email: `  ${email} ` }) })
  expect((await userOf(email))?.email).toBe(email)
  expect(await mailsTo(shop, email)).toHaveLength(1)
})
