import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn, mailsTo } from '../../../../testing/mail-of.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { takeWaitingJobs } from '../../../../testing/waiting-jobs.ts'

const { shop, app, db, signIn, later, addSignedIn } = await openAccountShop()

const another = 'a second good sentence'
const forget = (email: string, address?: string) =>
  openBrowser(app, { ...(address && { address }) }).call(identity.forgotPassword, { query: { email } })

test('a forgotten password: the mail leads to a new one, every session ends, and the owner is told', async () => {
  const { email, browser } = await addSignedIn()
  expect((await forget(email.toUpperCase())).statusCode).toBe(204)
  const query = await codeIn(shop, email, /password/)
  expect((await openBrowser(app).call(identity.resetPassword, { query, body: another })).statusCode).toBe(204)
  expectProblem(await browser.call(getUser), 401)
  expectProblem(await signIn(browser, email), 400)
  expect((await signIn(browser, email, another)).statusCode).toBe(200)
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Your Soundfair password was changed')
})

test('forgetting answers the same for an address nobody has, and mails nothing', async () => {
  const email = newEmail()
  const answer = await forget(email)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await mailsTo(shop, email)).toEqual([])
})

/** The mails that the job of a forgotten password leaves to be sent. */
const leftToSend = async (email: string) => {
  await forget(email)
  await runJobs(shop, ['password-forgotten'])
  const jobs = await takeWaitingJobs<{ html: string; subject: string } & Record<string, unknown>>(db)
  return jobs.map(({ payload }) => payload)
}

test('what follows is the same for an address nobody has: an email of the same size is written and waits to be sent, to nobody', async () => {
  await runJobs(shop)
  const { email } = await addAccount(db, { name: '' })
  const [[known, ...others], [unknown, ...more]] = [await leftToSend(email), await leftToSend(newEmail())]
  expect([others, more]).toEqual([[], []])
  expect(Object.keys(unknown ?? {}).sort()).toEqual(Object.keys(known ?? {}).sort())
  expect(unknown?.subject).toBe(known?.subject)
  const sizes = [known, unknown].map((mail) => mail?.html.length ?? 0) as [number, number]
  expect(Math.abs(sizes[0] - sizes[1])).toBeLessThan(20)
})

test('a reset code is used once under parallel use, ends after an hour, and ends those before it', async () => {
  const { email } = await addSignedIn()
  await forget(email)
  const query = await codeIn(shop, email, /password/)
  const tries = await Promise.all(Array.from({ length: 6 }, () => openBrowser(app).call(identity.resetPassword, { query, body: another })))
  expect(tries.map((answer) => answer.statusCode).sort()).toEqual([204, 400, 400, 400, 400, 400])

  const late = await addSignedIn()
  await forget(late.email)
  const lateQuery = await codeIn(shop, late.email, /password/)
  later(60)
  expect(expectProblem(await openBrowser(app).call(identity.resetPassword, { query: lateQuery, body: another }), 400).type).toBe(
    '/problems/code-over',
  )
})

test.each([
  ['short', 'Use at least 10 characters'],
  ['x'.repeat(257), 'Use at most 256 characters'],
  ['1234567890', 'This password is on the lists that attackers try first. Choose another'],
])('a new password like %s is refused, and the code can still be used', async (password, text) => {
  const { email } = await addSignedIn()
  await forget(email)
  const query = await codeIn(shop, email, /password/)
  const problem = expectProblem(await openBrowser(app).call(identity.resetPassword, { query, body: password }), 400)
  expect(problem.errors).toEqual({ body: [text] })
  expect((await openBrowser(app).call(identity.resetPassword, { query, body: another })).statusCode).toBe(204)
})

test('changing the password asks for the current one, and ends every other session', async () => {
  const { email, browser } = await addSignedIn()
  const other = openBrowser(app)
  await signIn(other, email)
  const wrong = await browser.call(identity.setPassword, { body: { currentPassword: 'not this one', newPassword: another } })
  expect(expectProblem(wrong, 400).errors).toEqual({ currentPassword: ['This isn’t your password'] })
  const weak = await browser.call(identity.setPassword, { body: { currentPassword: samplePassword, newPassword: 'qwertyuiop' } })
  expect(Object.keys(expectProblem(weak, 400).errors ?? {})).toEqual(['newPassword'])
  const padded = { currentPassword: samplePassword, newPassword: `zq${'\0'.repeat(20)}` }
  expectProblem(await browser.call(identity.setPassword, { body: padded }), 400)
  const changed = await browser.call(identity.setPassword, { body: { currentPassword: samplePassword, newPassword: another } })
  expect(changed.statusCode).toBe(204)
  expect((await browser.call(getUser)).statusCode).toBe(200)
  expectProblem(await other.call(getUser), 401)
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).toContain('Your Soundfair password was changed')
})

test('§11 what could take an account over needs a sign-in or a confirmed password not older than ten minutes', async () => {
  const { browser } = await addSignedIn()
  const begin = () => browser.call(account.beginTwoFactor)
  expect((await begin()).statusCode).toBe(200)
  later(11)
  expect(expectProblem(await begin(), 403).type).toMatch(/confirm-password$/)
  const wrong = await browser.call(identity.confirmPassword, { body: 'not this one' })
  expect(expectProblem(wrong, 400).errors).toEqual({ body: ['This isn’t your password'] })
  expect((await browser.call(identity.confirmPassword, { body: samplePassword })).statusCode).toBe(204)
  expect((await begin()).statusCode).toBe(200)
})

test('the log of changes has who, what, when and from where, and cannot be changed', async () => {
  const { id, browser } = await addSignedIn()
  await browser.call(identity.setPassword, { body: { currentPassword: samplePassword, newPassword: another } })
  const entries = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', id).orderBy('id').execute()
  expect(entries.map((entry) => entry.action)).toEqual(['sign-in.succeeded', 'password.changed'])
  expect(entries[1]).toMatchObject({ at: shop.clock.now(), network: browser.address })
  await expect(db.updateTable('audit_log').set({ actor_id: null }).execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('permission denied')
})
