import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import * as staff from '#contract/admin/staff.ts'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { twoFactorHeader } from '#contract/identity/sign-in-rules.ts'
import { getUser } from '#contract/identity/user.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { mailsTo } from '../../../../testing/mail-of.ts'
import { samplePassword } from '../../../../testing/sample-account.ts'

const { shop, app, db, signIn, later, now, addSignedIn } = await openAccountShop()

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * 30_000 })

const withCode = (code: string) => ({ [twoFactorHeader]: code })

const turnOn = async () => {
  const person = await addSignedIn()
  const { secret, uri, qrSvg } = (await person.browser.call(account.beginTwoFactor)).json()
  const confirmed = await person.browser.call(account.confirmTwoFactor, { body: { code: codeOf(secret) } })
  later(1)
  return { ...person, secret, uri, qrSvg, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

test('two-factor is set up with a first code; from then on the password alone is half a sign-in', async () => {
  const { email, secret, uri, qrSvg, recoveryCodes } = await turnOn()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Soundfair:/)
  expect(qrSvg).toMatch(/^<svg/)
  expect(recoveryCodes).toHaveLength(10)
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Two-factor sign-in was turned on')

  const browser = openBrowser(app)
  expect(expectProblem(await signIn(browser, email), 400).type).toBe('/problems/two-factor-needed')
  expect(expectProblem(await signIn(browser, email, samplePassword, withCode('000000')), 400).type).toBe('/problems/wrong-two-factor')
  expect((await signIn(browser, email, samplePassword, withCode(codeOf(secret)))).statusCode).toBe(200)
})

test('whoever has the code but not the password learns nothing', async () => {
  const { email, secret } = await turnOn()
  const problem = expectProblem(await signIn(openBrowser(app), email, 'not the password', withCode(codeOf(secret))), 400)
  expect(problem.type).toBe('/problems/wrong-credentials')
})

test('a code works once, also for many at once', async () => {
  const { email, secret } = await turnOn()
  const code = codeOf(secret)
  const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(openBrowser(app), email, samplePassword, withCode(code))))
  expect(tries.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400])
  expectProblem(await signIn(openBrowser(app), email, samplePassword, withCode(codeOf(secret, -1))), 400)
})

test('a clock half a minute off is fine; two minutes are not', async () => {
  const { email, secret } = await turnOn()
  expectProblem(await signIn(openBrowser(app), email, samplePassword, withCode(codeOf(secret, 4))), 400)
  expect((await signIn(openBrowser(app), email, samplePassword, withCode(codeOf(secret, 1)))).statusCode).toBe(200)
})

test('each recovery code opens once, however it is written, and new ones end the old', async () => {
  const { email, browser, recoveryCodes } = await turnOn()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(openBrowser(app), email, samplePassword, withCode(first.toUpperCase().replace('-', ' ')))).statusCode).toBe(200)
  expectProblem(await signIn(openBrowser(app), email, samplePassword, withCode(first)), 400)
  expect((await browser.call(account.getSecurity)).json().twoFactor.recoveryCodesLeft).toBe(9)
  expect((await browser.call(account.renewRecoveryCodes)).json().recoveryCodes).toHaveLength(10)
  expectProblem(await signIn(openBrowser(app), email, samplePassword, withCode(second)), 400)
})

test('a wrong first code turns nothing on, and a begun set-up changes no sign-in', async () => {
  const { email, browser } = await addSignedIn()
  await browser.call(account.beginTwoFactor)
  const wrong = await browser.call(account.confirmTwoFactor, { body: { code: '12345' } })
  expect(Object.keys(expectProblem(wrong, 400).errors ?? {})).toEqual(['code'])
  expect((await signIn(openBrowser(app), email)).statusCode).toBe(200)
})

test('two-factor is turned off with a recent sign-in, and the owner is told', async () => {
  const { email, browser } = await turnOn()
  later(11)
  expectProblem(await browser.call(account.endTwoFactor), 403)
  await browser.call(identity.confirmPassword, { body: samplePassword })
  expect((await browser.call(account.endTwoFactor)).statusCode).toBe(204)
  expect((await signIn(openBrowser(app), email)).statusCode).toBe(200)
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Two-factor sign-in was turned off')
})

test('the secret is stored encrypted', async () => {
  const { id, secret, recoveryCodes } = await turnOn()
  const row = await db.selectFrom('users').select('totp_secret').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.totp_secret).not.toContain(secret)
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute()
  expect(codes.map((code) => code.code_hash.toString('latin1')).join()).not.toContain(recoveryCodes[0])
})

test('outside the demo shop staff roles wait for two-factor', async () => {
  const real = await openAccountShop({ DEMO: '0' })
  const { id, browser } = await real.addSignedIn()
  await real.db
    .updateTable('users')
    .set({ staff_roles: ['Owner'] })
    .where('id', '=', id)
    .execute()
  expect((await browser.call(getUser)).json()).toMatchObject({ staffRoles: [], twoFactorRequired: true })
  expectProblem(await browser.call(staff.listStaff), 403)
  expect((await browser.call(account.getSecurity)).json().twoFactor.isRequired).toBe(true)
  const { secret } = (await browser.call(account.beginTwoFactor)).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: real.now().getTime() })
  await browser.call(account.confirmTwoFactor, { body: { code } })
  expect((await browser.call(staff.listStaff)).statusCode).toBe(200)
  const user = (await browser.call(getUser)).json()
  expect(user.staffRoles).toEqual(['Owner'])
  expect(user).not.toHaveProperty('twoFactorRequired')
})
